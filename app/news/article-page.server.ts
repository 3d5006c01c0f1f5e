import { articleMessages } from "#app/content/pages/article.server.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import type { Prices } from "#app/domain/company-facts.ts";
import { calendarDay } from "#app/i18n/calendar.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill } from "#app/i18n/fill.ts";
import { absoluteUrl, articleHref, pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import type { Database } from "#backend/database/connection.ts";
import { brand } from "#brand/company.ts";
import { viewArticle } from "./article-view.server.ts";
import { type Article, findArticle, languagesOf, type NewsItem, relatedNews } from "./articles.server.ts";
import { coverName } from "./cover.ts";
import { defaultAuthor } from "./keys.ts";
import { categoryHref } from "./list.ts";
import { categoryName, minutes } from "./list-view.server.ts";
import { plainText } from "./rich-text.server.ts";

const relatedCount = 2;

/**
 * The data of an article's page, or null when no article is published at that slug. `siteUrl` is for shared links,
 * `now` is in milliseconds since 1970, `prices` are for examples. Reads as anon.
 */
export async function viewArticlePage(
  database: Database,
  locale: Locale,
  slug: string,
  siteUrl: string,
  now: number,
  prices: Prices,
) {
  const news = await database.read(async (queries) => {
    const article = await findArticle(queries, locale, slug);
    return article && { article, related: await relatedNews(queries, locale, article, relatedCount) };
  });
  return news ? articlePage(news.article, news.related, { prices, locale, siteUrl, now }) : null;
}

/** The data of an article's page from the article itself; a draft has no related ones. */
export function articlePage(
  article: Article,
  related: readonly NewsItem[],
  { prices, locale, siteUrl, now }: { prices: Prices; locale: Locale; siteUrl: string; now: number },
) {
  const { next, price: _price, service, dated, ...messages } = articleMessages[locale];
  const names = newsNames[locale];
  const { answer, ruler, body, minutes: readingTime } = viewArticle(article, prices, locale, now);
  // A planned article was last edited before it was published, which doesn't count as a change.
  const isChanged = article.updatedAt > article.publishedAt;
  const modified = isChanged ? article.updatedAt : article.publishedAt;
  const published = shownDay(calendarDay(article.publishedAt, locale).date, locale);
  const updated = shownDay(calendarDay(modified, locale).date, locale);
  const path = articleHref(article.slug, "sv");
  const [role] = article.roles;
  const languages = languagesOf(article);
  const breadcrumbs = [
    { name: messages.home, href: pageHref("home", locale) },
    { name: messages.news, href: pageHref("news", locale) },
    { name: categoryName(article.category, names), href: categoryHref(article.category, locale) },
  ];
  return {
    path,
    url: absoluteUrl(siteUrl, path, locale),
    languages,
    /** Whether the text is Swedish on an English page, because it is not translated yet. */
    isForeign: !languages.includes(locale),
    title: article.title,
    excerpt: article.excerpt,
    keywords: [categoryName(article.category, names), ...article.roles.map((role) => names.roles[role])].join(
      ", ",
    ),
    messages: { ...messages, contact: next.contact },
    breadcrumbs,
    art: coverName(article.cover),
    head: {
      title: article.title,
      lead: article.lead,
      isLeadInText: beginsWithLead(article),
      cover: article.cover,
      image: article.image,
      published,
      category: categoryName(article.category, names),
      minutes: minutes(readingTime, names),
      reviewed:
        article.reviewedOn && `${messages.reviewed} ${formatDay(article.reviewedOn, locale, { year: true })}`,
      signed: `${messages.signed} ${article.author === defaultAuthor ? brand.name : article.author}`,
      updated:
        updated.date === published.date
          ? null
          : { ...updated, label: `${messages.updated} ${updated.label}` },
      answer,
    },
    ruler,
    headings: body.flatMap((block) => (block.kind === "heading" ? [block] : [])),
    body: [
      ...body,
      {
        kind: "sources" as const,
        html: fill(dated, { day: updated.label, prices: pageHref("prices", locale) }),
      },
    ],
    next: ruler ? next.permit : { heading: next.heading, text: next.text },
    related: [
      ...related.map((item) => relatedLink(item, locale, names)),
      ...(role ? [{ href: pageHref(role, locale), label: service.label, title: service[role] }] : []),
    ],
    dates: { published: article.publishedAt, modified },
    person: article.author === defaultAuthor ? null : article.author,
  };
}

/** Whether the text begins with its lead, as it does when the lead was taken from it: it is then shown once. */
function beginsWithLead({ lead, blocks: [first] }: Pick<Article, "lead" | "blocks">): boolean {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
  return first?.kind === "text" && words(plainText(first.html)).startsWith(words(lead.replace(/…$/, "")));
}

function relatedLink(item: NewsItem, locale: Locale, names: (typeof newsNames)[Locale]) {
  const day = formatDay(item.publishedAt, locale, { year: false });
  return {
    href: articleHref(item.slug, locale),
    label: `${categoryName(item.category, names)} · ${day}`,
    title: item.title,
  };
}
