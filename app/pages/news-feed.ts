import { databaseContext, siteUrlContext } from "#app/context.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { latestNews } from "#app/news/data.server.ts";
import { feedLength, jsonFeed, rssFeed } from "#app/news/feed.server.ts";
import type { Route } from "./+types/news-feed";

/** The news as RSS (`feed.xml`) or JSON Feed (`feed.json`), in the language of the address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(url, null);
  const items = await context
    .get(databaseContext)
    .as("anon", (queries) => latestNews(queries, locale, feedLength));
  const feed = { items, locale, siteUrl: context.get(siteUrlContext), path: url.pathname };
  const [body, type] = url.pathname.endsWith(".json")
    ? [jsonFeed(feed), "application/feed+json"]
    : [rssFeed(feed), "application/rss+xml"];
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=600" },
  });
}
