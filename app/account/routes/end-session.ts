import { redirect } from "react-router";
import { accountHref } from "#app/account/addresses.ts";
import { endSession } from "#app/account/data.server.ts";
import { leadTo, pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/end-session";

/** Ends another session of the caller. One that has already ended is fine. */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = pageParts(request, context);
  const id = (await readFormData(request)).get("session");
  if (typeof id === "string") await endSession(request, context, id);
  return redirect(accountHref(locale, "inloggning"), { status: 303, headers: personalHeaders });
}

export function loader() {
  return leadTo(accountPaths.account);
}
