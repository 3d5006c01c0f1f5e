import { newsMessages } from "#app/content/pages/news.server.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import type { FeedItem } from "./articles.server.ts";
import { feedPath } from "./list.ts";
import { mediaHref } from "./media.ts";

/** How many articles a feed has: about half a year of news. */
export const feedLength = 20;

/** The news as RSS 2.0 in one language. */
export function rssFeed(items: readonly FeedItem[], locale: Locale, siteUrl: string): string {
  const messages = newsMessages[locale];
  const entries = items.map(({ slug, title, excerpt, publishedAt, picture }) => {
    const url = escapeXml(absoluteUrl(siteUrl, articleHref(slug, defaultLocale), locale));
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escapeXml(excerpt)}</description>${picture ? mediaElement(picture, siteUrl) : ""}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeXml(`${messages.heading} – ${brand.name}`)}</title><link>${escapeXml(absoluteUrl(siteUrl, pageHref("news", defaultLocale), locale))}</link><description>${escapeXml(messages.description)}</description><language>${locale}</language><atom:link href="${escapeXml(absoluteUrl(siteUrl, feedPath, locale))}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>
`;
}

/** An article's picture in Media RSS, which readers of feeds show beside its text. */
function mediaElement(
  { hash, width, height, alt }: NonNullable<FeedItem["picture"]>,
  siteUrl: string,
): string {
  const url = escapeXml(new URL(mediaHref(hash, 1200), siteUrl).href);
  return `<media:content url="${url}" type="image/webp" medium="image" width="${width}" height="${height}"><media:description>${escapeXml(alt)}</media:description></media:content>`;
}
