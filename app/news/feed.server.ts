import { brand } from "#app/content/brand.ts";
import { newsWords } from "#app/content/pages/news.server.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import type { NewsItem } from "./data.server.ts";

/** Articles in a feed: about half a year of news. */
export const feedLength = 20;

interface Feed {
  items: readonly NewsItem[];
  locale: Locale;
  siteUrl: string;
  /** The feed's path, without a language. */
  path: string;
}

/** The latest news as RSS 2.0. */
export function rssFeed({ items, locale, siteUrl, path }: Feed): string {
  const words = newsWords[locale];
  const entries = items.map(({ slug, title, excerpt, publishedAt }) => {
    const url = escaped(absoluteUrl(siteUrl, articleHref(slug, defaultLocale), locale));
    return `<item><title>${escaped(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escaped(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(`${words.heading} – ${brand.name}`)}</title><link>${escaped(absoluteUrl(siteUrl, pageHref("news", defaultLocale), locale))}</link><description>${escaped(words.description)}</description><language>${locale}</language><atom:link href="${escaped(absoluteUrl(siteUrl, path, locale))}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>
`;
}

/** The latest news as JSON Feed 1.1. */
export function jsonFeed({ items, locale, siteUrl, path }: Feed): string {
  const words = newsWords[locale];
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${words.heading} – ${brand.name}`,
    description: words.description,
    language: locale,
    home_page_url: absoluteUrl(siteUrl, pageHref("news", defaultLocale), locale),
    feed_url: absoluteUrl(siteUrl, path, locale),
    items: items.map(({ slug, title, excerpt, publishedAt }) => {
      const url = absoluteUrl(siteUrl, articleHref(slug, defaultLocale), locale);
      return { id: url, url, title, content_text: excerpt, date_published: publishedAt };
    }),
  });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
