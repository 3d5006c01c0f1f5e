import { isProvider } from "#app/account/account.server.ts";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { accountHref, callbackUrl } from "#app/account/urls.ts";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/link-provider";

/** Redirects to another provider to link it to the account. Only a page of this site may start that. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale } = accountPageData(request, context);
  const account = accountHref(locale);
  const { provider } = params;
  const isOwn = (request.headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
  if (!isOwn || !isProvider(provider)) throw personalRedirect(account);
  const { data } = await (await accountClient(request, context)).auth.linkIdentity({
    provider,
    options: {
      redirectTo: callbackUrl(context.get(siteContext).siteUrl, accountHref(locale, "kopplad"), locale),
      skipBrowserRedirect: true,
    },
  });
  return personalRedirect(data?.url ?? account);
}
