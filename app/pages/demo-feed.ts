import { siteContext } from "#app/context.ts";
import { feedDemos, feedFile, feedKeyParameter } from "#app/demos/feed.server.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import type { Route } from "./+types/demo-feed";

/** The staff's calendar feed of demos, for anybody with its key; 404 for others, 429 for too many requests. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const headers = { "cache-control": "private, no-cache", "x-robots-tag": "noindex" };
  const key = url.searchParams.get(feedKeyParameter) ?? "";
  const { database, clientIp, siteUrl } = context.get(siteContext);
  const demos = await feedDemos(database, key, { clientIp });
  if (demos === "rateLimited") return new Response(null, { status: 429, headers });
  if (!demos) return new Response(null, { status: 404, headers });
  const locale = localeOfRequest(url, null);
  return new Response(feedFile(demos, siteUrl, locale), {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
