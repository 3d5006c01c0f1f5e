import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { readJson } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/save-route";
import { actOnArticle } from "./news-action.server.ts";
import { askedInJson } from "./news-form.server.ts";

/** Saves what the editor's script sends while somebody writes; says why when it does not. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  // A page of another site can't send JSON without a preflight.
  if (request.headers.get("content-type") !== "application/json")
    return new Response(null, { status: 415, headers: noStore });
  const asked = askedInJson(await readJson(request));
  if (!asked || !isId(id)) return new Response(null, { status: 400, headers: noStore });
  const outcome = await actOnArticle(staff, id, asked, new Date(), locale);
  if (!outcome) throw notFound();
  return Response.json(outcome, {
    status: { done: 200, conflict: 409, refused: 422 }[outcome.kind],
    headers: noStore,
  });
}
