import { redirect } from "react-router";
import { signInPath } from "#app/account/addresses.ts";
import { accountClient } from "#app/account/session.server.ts";
import { deskPath } from "#app/admin/addresses.ts";
import { pathIn } from "#app/language/links.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import type { Route } from "./+types/sign-out";

/** Signs out in this browser; what the sign-in answers does not matter (specification section 8, "Sign-out"). */
export async function action({ request, context }: Route.ActionArgs) {
  await accountClient(request, context).auth.signOut({ scope: "local" });
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  return redirect(pathIn(signInPath, locale), { status: 303, headers: { "cache-control": "no-store" } });
}

/** Opened as a page, it changes nothing. */
export function loader() {
  return redirect(deskPath);
}
