import { brand } from "#app/content/brand.ts";
import { newsMessages } from "#app/content/pages/news.server.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import type { NewsItem } from "./data.server.ts";
import { feedPath } from "./rules.ts";

/** How many articles a feed has: about half a year of news. */
export const feedLength = 20;

/** The news as RSS 2.0 in one language. */
export function rssFeed(items: readonly NewsItem[], locale: Locale, siteUrl: string): string {
  const messages = newsMessages[locale];
  const entries = items.map(({ slug, title, excerpt, publishedAt }) => {
    const url = escaped(absoluteUrl(siteUrl, articleHref(slug, defaultLocale), locale));
    return `<item><title>${escaped(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escaped(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(`${messages.heading} – ${brand.name}`)}</title><link>${escaped(absoluteUrl(siteUrl, pageHref("news", defaultLocale), locale))}</link><description>${escaped(messages.description)}</description><language>${locale}</language><atom:link href="${escaped(absoluteUrl(siteUrl, feedPath, locale))}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
