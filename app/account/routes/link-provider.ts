import { redirect } from "react-router";
import { callbackUrl } from "#app/account/addresses.ts";
import { isProvider } from "#app/account/data.server.ts";
import { pageParts, personalHeaders } from "#app/account/page-parts.server.ts";
import { accountClient } from "#app/account/session.server.ts";
import { siteUrlContext } from "#app/context.ts";
import { pathIn } from "#app/i18n/links.ts";
import { accountPaths } from "#app/site-map.ts";
import type { Route } from "./+types/link-provider";

/** Leads to another provider, to link it to the account. Only a page of this site may begin that. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale } = pageParts(request, context);
  const account = pathIn(accountPaths.account, locale);
  const { provider } = params;
  const isOwn = (request.headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
  if (!isOwn || !isProvider(provider)) throw redirect(account, { headers: personalHeaders });
  const done = new URL(account, context.get(siteUrlContext));
  done.searchParams.set("klart", "kopplad");
  const { data } = await (await accountClient(request, context)).auth.linkIdentity({
    provider,
    options: {
      redirectTo: callbackUrl(context.get(siteUrlContext), done.pathname + done.search, locale),
      skipBrowserRedirect: true,
    },
  });
  return redirect(data?.url ?? account, { headers: personalHeaders });
}
