import { clockHeaders } from "#app/company/response-promise.server.ts";
import { siteContext } from "#app/context.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/quote-dialog-data";
import { quoteFormData } from "./quote-data.server.ts";

/** The quote dialog's data as JSON, for the query of the link that opens it. */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const locale = requestLocale(request);
  const site = context.get(siteContext);
  const now = new Date();
  const { expires } = clockHeaders(site.facts.openingHours, now);
  const seconds = Math.min(300, Math.floor((Date.parse(expires) - now.getTime()) / 1000));
  return Response.json(quoteFormData(site, now, locale, url.searchParams), {
    headers: { "cache-control": `private, max-age=${seconds}`, vary: "Cookie", "x-robots-tag": "noindex" },
  });
}
