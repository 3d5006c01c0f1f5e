import type { newsMessages, newsNames } from "#app/content/pages/news.server.ts";
import { calendarDay } from "#app/i18n/calendar.ts";
import { capital } from "#app/i18n/capital.ts";
import { articleHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import type { Database } from "#backend/database/connection.ts";
import { readingTime } from "./article-view.server.ts";
import { findArticle, type ListedItem, listNews } from "./articles.server.ts";
import { cardCover } from "./cover.ts";
import { type Category, categories } from "./keys.ts";
import { type ListView, listHref, pageSize } from "./list.ts";

export type NewsRow = ReturnType<typeof row>;

type Names = (typeof newsNames)[Locale];
type Messages = (typeof newsMessages)[Locale];

/**
 * The data of one page of the list. On the first page of all categories the newest article is shown above the list
 * (`lead`); the others are grouped by month. Reads as anon.
 */
export async function viewNewsList(
  database: Database,
  locale: Locale,
  view: ListView,
  names: Names,
  messages: Messages,
) {
  const leads = view.category === null && view.page === 1;
  const { items, total, counts, first } = await database.read(async (queries) => {
    const list = await listNews(queries, locale, view);
    const newest = leads ? list.items[0] : undefined;
    return { ...list, first: newest && (await findArticle(queries, locale, newest.slug)) };
  });
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const all = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return {
    /** The category's name; "" for all categories. */
    name: view.category ? names.categories[view.category] : "",
    pageName: view.page > 1 ? `${messages.titlePage} ${view.page}` : "",
    position: `${messages.page} ${view.page} ${messages.of} ${pages}`,
    categories: [
      { name: messages.everything, count: all, category: null },
      ...categories.map((category) => ({
        name: names.categories[category],
        count: counts[category] ?? 0,
        category,
      })),
    ].map(({ category, ...filter }) => ({
      ...filter,
      href: listHref({ category, page: 1 }, locale),
      current: category === view.category,
    })),
    lead: first
      ? {
          ...row(first, locale, names),
          guide: first.category === "guide",
          cover: first.cover,
          day: shownDay(calendarDay(first.publishedAt, locale).date, locale, { year: false }),
          minutes: minutes(readingTime(first), names),
        }
      : null,
    months: byMonth(first ? items.slice(1) : items, locale, names),
    newer: view.page > 1 ? listHref({ ...view, page: view.page - 1 }, locale) : null,
    older: view.page < pages ? listHref({ ...view, page: view.page + 1 }, locale) : null,
  };
}

/** The reading time of an article in words. */
export function minutes(count: number, names: Names): string {
  return `${count} ${count === 1 ? names.minutes.one : names.minutes.many}`;
}

/** The name of a category; an unknown key, which the table's check constraint excludes, is shown unchanged. */
export function categoryName(category: string, names: Names): string {
  const categoryNames: Partial<Record<string, string>> = names.categories;
  return categoryNames[category as Category] ?? category;
}

function row(item: ListedItem, locale: Locale, names: Names) {
  const { slug, title, excerpt, forYou, roles, category, cover, publishedAt } = item;
  return {
    href: articleHref(slug, locale),
    title,
    excerpt,
    forYou,
    picture: cardCover(cover),
    category: categoryName(category, names),
    day: calendarDay(publishedAt, locale),
    roles: roles.map((key) => ({ key, name: names.roles[key] })),
  };
}

function byMonth(items: readonly ListedItem[], locale: Locale, names: Names) {
  const months: { name: string; items: NewsRow[] }[] = [];
  const newestYear = items[0] && calendarDay(items[0].publishedAt, locale).year;
  for (const item of items) {
    const { month, year } = calendarDay(item.publishedAt, locale);
    const name = year === newestYear ? capital(month) : `${capital(month)} ${year}`;
    const last = months.at(-1);
    if (last?.name === name) last.items.push(row(item, locale, names));
    else months.push({ name, items: [row(item, locale, names)] });
  }
  return months;
}
