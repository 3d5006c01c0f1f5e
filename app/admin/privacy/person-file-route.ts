import { data, redirect } from "react-router";
import { freshnessProblem } from "#app/account/proof.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { adminHref, exportConfirmParameter } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { soughtOf } from "#app/privacy/person.ts";
import { readPersonFile } from "#app/privacy/persons.server.ts";
import type { Route } from "./+types/person-file-route";

/**
 * Everything that is stored about one person, as a file (GDPR, article 20). Requested by POST, so that no log has the
 * person's address.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const form = await readFormData(request);
  const sought = soughtOf(Object.fromEntries(form));
  if (!sought) throw data("nobody was named", { status: 400, headers: noStore });
  const problem = await freshnessProblem(request, context, member.claims, form);
  if (problem) {
    const page = new URL(adminHref(adminPaths.privacy, locale), url);
    page.searchParams.set(exportConfirmParameter, problem);
    // 307 repeats the POST on the page, so that the person's address is in no URL.
    return redirect(page.pathname + page.search, { status: 307, headers: noStore });
  }
  const file = await readPersonFile(staff, sought, { forExport: true });
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

/** A GET redirects to the page with the form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = await adminRequest(request, context, ["admin"]);
  return redirect(adminHref(adminPaths.privacy, locale), { headers: noStore });
}
