import { brand } from "#app/content/brand.ts";
import { articleWords } from "#app/content/pages/article.server.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { calendarDay } from "#app/language/calendar.ts";
import { formatDay } from "#app/language/dates.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";
import type { Database } from "#backend/database/connection.ts";
import { viewArticle } from "./article-view.server.ts";
import { type Article, findArticle, type NewsItem, relatedNews } from "./data.server.ts";
import type { Role } from "./keys.ts";
import { categoryName, minutes } from "./list-view.server.ts";
import { categoryHref } from "./rules.ts";

const relatedCount = 2;

/**
 * Everything an article's page shows, in one language, or null when no article is published at that slug.
 * Takes the site's own address for shared links, and a moment in milliseconds since 1970. Reads as anon.
 */
export async function viewArticlePage(
  database: Database,
  locale: Locale,
  slug: string,
  siteUrl: string,
  now: number,
) {
  const found = await database.as("anon", async (queries) => {
    const article = await findArticle(queries, locale, slug);
    return article && { article, related: await relatedNews(queries, locale, article, relatedCount) };
  });
  if (!found) return null;
  const { article, related } = found;
  const { next, price: _price, service, ...words } = articleWords[locale];
  const names = newsNames[locale];
  const { answer, ruler, body, minutes: readingTime } = viewArticle(article, locale, now);
  const path = articleHref(slug, "sv");
  const crumbs = [
    { name: words.home, href: pageHref("home", locale) },
    { name: words.news, href: pageHref("news", locale) },
    { name: categoryName(article.category, names), href: categoryHref(article.category, locale) },
  ];
  return {
    path,
    url: absoluteUrl(siteUrl, path, locale),
    title: article.title,
    excerpt: article.excerpt,
    words: { ...words, contact: next.contact, demo: next.demo },
    head: {
      title: article.title,
      lead: article.lead,
      cover: article.cover,
      crumbs,
      published: {
        date: calendarDay(article.publishedAt, locale).date,
        label: formatDay(article.publishedAt, locale, { year: true }),
      },
      category: categoryName(article.category, names),
      minutes: minutes(readingTime, names),
      reviewed:
        article.reviewedOn && `${words.reviewed} ${formatDay(article.reviewedOn, locale, { year: true })}`,
      answer,
    },
    ruler,
    headings: body.flatMap((block) => (block.kind === "heading" ? [block] : [])),
    body,
    next: ruler ? next.permit : { heading: next.heading, text: next.text },
    related: [
      ...related.map((item) => relatedLink(item, locale, names)),
      ...serviceLink(article.roles[0], locale, service),
    ],
    structured: structuredData(article, crumbs, siteUrl, locale),
  };
}

function relatedLink(item: NewsItem, locale: Locale, names: (typeof newsNames)[Locale]) {
  const day = formatDay(item.publishedAt, locale, { year: false });
  return {
    href: articleHref(item.slug, locale),
    label: `${categoryName(item.category, names)} · ${day}`,
    title: item.title,
  };
}

function serviceLink(
  role: Role | undefined,
  locale: Locale,
  words: { label: string } & Record<Role, string>,
) {
  return role ? [{ href: pageHref(role, locale), label: words.label, title: words[role] }] : [];
}

/** Only what the page shows (domain-facts.md, "Search"): the article and its breadcrumbs. */
function structuredData(
  article: Article,
  crumbs: readonly { name: string; href: string }[],
  siteUrl: string,
  locale: Locale,
) {
  const publisher = { "@type": "Organization", name: brand.name, url: siteUrl };
  return [
    {
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: article.title,
      description: article.excerpt,
      inLanguage: locale,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      mainEntityOfPage: absoluteUrl(siteUrl, articleHref(article.slug, "sv"), locale),
      author: publisher,
      publisher,
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: new URL(href, siteUrl).href,
      })),
    },
  ];
}
