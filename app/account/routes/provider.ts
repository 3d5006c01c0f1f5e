import { redirectDocument } from "react-router";
import { callbackUrl, signInHref } from "#app/account/addresses.ts";
import { isProvider } from "#app/account/data.server.ts";
import { leadTo, pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { siteUrlContext } from "#app/context.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/provider";

/** Redirects to another provider's sign-in; the verifier stays here in a cookie (PKCE). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale, next } = pageParts(request, context);
  const { provider } = params;
  if (!isProvider(provider)) throw leadTo(signInHref(accountPaths.signIn, next, locale));
  const { data } = await (await accountClient(request, context)).auth.signInWithOAuth({
    provider,
    options: {
      redirectTo: callbackUrl(context.get(siteUrlContext), next, locale),
      skipBrowserRedirect: true,
    },
  });
  // A document redirect: the sign-in's address is no page of the app, even on this site.
  return redirectDocument(data.url ?? signInHref(accountPaths.signIn, next, locale), {
    headers: personalHeaders,
  });
}
