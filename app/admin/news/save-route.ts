import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { readJson } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/save-route";
import { runCommand } from "./news-action.server.ts";
import { readJsonCommand } from "./news-form.server.ts";

/** Runs a command that the editor's script sends as JSON, such as saving while somebody writes. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  // Against CSRF: another site's page can't send JSON without a CORS preflight.
  if (request.headers.get("content-type") !== "application/json")
    return new Response(null, { status: 415, headers: noStore });
  const command = readJsonCommand(await readJson(request));
  if (!command || !isId(id)) return new Response(null, { status: 400, headers: noStore });
  const outcome = await runCommand(staff, id, command, new Date(), locale);
  if (!outcome) throw notFound();
  return Response.json(outcome, {
    status: { done: 200, conflict: 409, refused: 422 }[outcome.kind],
    headers: noStore,
  });
}
