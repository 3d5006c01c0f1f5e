import { data, redirect } from "react-router";
import { deskHref } from "#app/admin/addresses.ts";
import { deskRequest } from "#app/admin/desk-request.server.ts";
import { protectionPath } from "#app/office/addresses.ts";
import { readPersonFile } from "#app/office/protection/data.server.ts";
import { soughtOf } from "#app/office/protection/rules.ts";
import type { Route } from "./+types/person-file";

const noStore = { "cache-control": "no-store" };

/** All that is kept of one person as a file (GDPR, article 20). Sent by form, so that no address stands in a log. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk } = await deskRequest(request, context, ["admin"]);
  const sought = soughtOf(Object.fromEntries(await request.formData()));
  if (!sought) throw data("nobody was named", { status: 400, headers: noStore });
  const file = await readPersonFile(desk, sought, { forExport: true });
  const now = new Date().toISOString();
  const text = JSON.stringify({ taken_out_at: now, sought, ...file }, null, 2);
  return new Response(text, {
    headers: {
      ...noStore,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="person-${now.slice(0, 10)}.json"`,
    },
  });
}

/** Opened as a page, it leads to where one asks for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = await deskRequest(request, context, ["admin"]);
  return redirect(deskHref(protectionPath, locale), { headers: noStore });
}
