import { accountHref, callbackUrl } from "#app/account/addresses.ts";
import { isProvider } from "#app/account/data.server.ts";
import { leadTo, pageParts } from "#app/account/page-parts.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { siteUrlContext } from "#app/context.ts";
import type { Route } from "./+types/link-provider";

/** Redirects to another provider to link it to the account. Only a page of this site may begin that. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale } = pageParts(request, context);
  const account = accountHref(locale);
  const { provider } = params;
  const isOwn = (request.headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
  if (!isOwn || !isProvider(provider)) throw leadTo(account);
  const { data } = await (await accountClient(request, context)).auth.linkIdentity({
    provider,
    options: {
      redirectTo: callbackUrl(context.get(siteUrlContext), accountHref(locale, "kopplad"), locale),
      skipBrowserRedirect: true,
    },
  });
  return leadTo(data?.url ?? account);
}
