import { newsMessages } from "#app/content/pages/news.server.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import type { NewsItem } from "./articles.server.ts";
import { feedPath } from "./list.ts";

/** How many articles a feed has: about half a year of news. */
export const feedLength = 20;

/** The news as RSS 2.0 in one language. */
export function rssFeed(items: readonly NewsItem[], locale: Locale, siteUrl: string): string {
  const messages = newsMessages[locale];
  const entries = items.map(({ slug, title, excerpt, publishedAt }) => {
    const url = escapeXml(absoluteUrl(siteUrl, articleHref(slug, defaultLocale), locale));
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escapeXml(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(`${messages.heading} – ${brand.name}`)}</title><link>${escapeXml(absoluteUrl(siteUrl, pageHref("news", defaultLocale), locale))}</link><description>${escapeXml(messages.description)}</description><language>${locale}</language><atom:link href="${escapeXml(absoluteUrl(siteUrl, feedPath, locale))}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>
`;
}
