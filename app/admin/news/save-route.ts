import { adminRequest, isId } from "#app/admin/admin-request.server.ts";
import { readJson } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/save-route";
import { actOnArticle } from "./news-action.server.ts";
import { askedInJson } from "./news-form.server.ts";

const headers = { "cache-control": "no-store" };

/** What the editor's script sends as one writes: saved, or refused with what to say. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  // A page of another site can send no JSON without being asked first.
  if (request.headers.get("content-type") !== "application/json")
    return new Response(null, { status: 415, headers });
  const asked = askedInJson(await readJson(request));
  if (!asked || !isId(id)) return new Response(null, { status: 400, headers });
  const outcome = await actOnArticle(staff, id, asked, new Date(), locale);
  if (!outcome) return new Response(null, { status: 404, headers });
  return Response.json(outcome, {
    status: { done: 200, conflict: 409, refused: 422 }[outcome.kind],
    headers,
  });
}
