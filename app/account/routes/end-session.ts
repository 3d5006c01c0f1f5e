import { redirect } from "react-router";
import { endSession } from "#app/account/account.server.ts";
import { accountPageData, personalHeaders, personalRedirect } from "#app/account/page-data.server.ts";
import { accountHref } from "#app/account/urls.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/end-session";

/** Ends another session of the caller. One that has already ended is fine. */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = accountPageData(request, context);
  const id = (await readFormData(request)).get("session");
  if (typeof id === "string") await endSession(request, context, id);
  return redirect(accountHref(locale, "inloggning"), { status: 303, headers: personalHeaders });
}

export function loader() {
  return personalRedirect(accountPaths.account);
}
