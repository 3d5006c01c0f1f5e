import { siteContext } from "#app/context.ts";
import { publicFor } from "#app/domain/cache-control.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { newsForFeed } from "#app/news/articles.server.ts";
import { feedLength, rssFeed } from "#app/news/feed.server.ts";
import type { Route } from "./+types/news-feed";

/** The news as RSS, in the language of the URL. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(url, null);
  const { database, siteUrl } = context.get(siteContext);
  const items = await database.as("anon", (queries) => newsForFeed(queries, locale, feedLength));
  return new Response(rssFeed(items, locale, siteUrl), {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": publicFor(600),
    },
  });
}
