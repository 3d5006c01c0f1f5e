import { personalHeaders } from "#app/account/page-data.server.ts";
import { siteContext } from "#app/context.ts";
import { linkParameter, readOrderLink } from "#app/orders/link.ts";
import { findOwnVersion } from "#app/orders/own-lead.server.ts";
import type { Route } from "./+types/order-news";
import { type News, sinceParameter } from "./order-status/news.ts";

/** The page's data may have been read by another node, whose clock may be this much ahead; its notification takes time. */
const skewMilliseconds = 2_000;

/**
 * What an open status page asks every few seconds: 204 while nothing at all has changed since it was read, which this
 * node knows without the database (app/admin/feed.server.ts); otherwise the version of the request.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, adminFeed } = context.get(siteContext);
  const at = Date.now();
  const since = Number(url.searchParams.get(sinceParameter) ?? Number.NaN);
  if (since - skewMilliseconds > adminFeed.changedAt)
    return new Response(null, { status: 204, headers: personalHeaders });
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const version = link && (await findOwnVersion(database, link));
  if (version === null) return new Response(null, { status: 404, headers: personalHeaders });
  return Response.json({ version, at } satisfies News, { headers: personalHeaders });
}
