import { redirectDocument } from "react-router";
import { isProvider } from "#app/account/account.server.ts";
import { accountPageData, personalHeaders, personalRedirect } from "#app/account/page-data.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { callbackUrl, signInHref } from "#app/account/urls.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import type { Route } from "./+types/provider";

/** Redirects to another provider's sign-in; the PKCE verifier stays in a cookie of this browser. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale, next } = accountPageData(request, context);
  const { provider } = params;
  if (!isProvider(provider)) throw personalRedirect(signInHref(accountPaths.signIn, next, locale));
  const { data } = await (await accountClient(request, context)).auth.signInWithOAuth({
    provider,
    options: {
      redirectTo: callbackUrl(context.get(siteContext).siteUrl, next, locale),
      skipBrowserRedirect: true,
    },
  });
  // A document redirect, because the provider's URL is not a page of this app, even where it is on this site.
  return redirectDocument(data.url ?? signInHref(accountPaths.signIn, next, locale), {
    headers: personalHeaders,
  });
}
