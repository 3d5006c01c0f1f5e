import { redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/sign-out";

/** Signs out in this browser or everywhere, whatever the auth server responds (product 14.5). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const isEverywhere = url.searchParams.has("overallt");
  const { auth } = await accountClient(request, context);
  if (isEverywhere) await auth.signOut({ scope: "global" });
  await auth.signOut({ scope: "local" });
  return signedOut(request);
}

/** Where sign-out-button.tsx goes after signing out by script; changes nothing. */
export function loader({ request }: Route.LoaderArgs) {
  return signedOut(request);
}

function signedOut(request: Request) {
  const locale = requestLocale(request);
  const address = withQuery(pathIn(accountPaths.signIn, locale), { utloggad: "" });
  return redirect(address, { status: 303, headers: personalHeaders });
}
