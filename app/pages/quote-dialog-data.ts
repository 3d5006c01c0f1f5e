import { siteContext } from "#app/context.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/quote-dialog-data";
import { quoteFormData } from "./quote-data.server.ts";

/** The quote dialog's data as JSON, for the query of the link that opens it. */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const locale = requestLocale(request);
  return Response.json(quoteFormData(context.get(siteContext).facts, locale, url.searchParams), {
    headers: { "cache-control": "private, max-age=300", vary: "Cookie", "x-robots-tag": "noindex" },
  });
}
