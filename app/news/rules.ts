import { pageHref, pathIn } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { type Category, categories } from "./keys.ts";

/** Articles on a page of the list. */
export const pageSize = 12;

const wordsPerMinute = 200;
const dayMilliseconds = 86_400_000;
const longestPlanDays = 84;

/** The categories' values in an address; the same in both languages, like all paths. */
const categoryParameters: Record<Category, string> = {
  guide: "guide",
  product: "produkt",
  training: "utbildning",
  cities: "stader",
  press: "press",
};

export interface ListView {
  /** Null: all categories. */
  category: Category | null;
  /** From 1. */
  page: number;
}

/** The view in an address (`?kategori=`, `?sida=`), or null when it is not valid. */
export function listViewOf(search: URLSearchParams): ListView | null {
  const wanted = search.get("kategori");
  const category = categories.find((key) => categoryParameters[key] === wanted) ?? null;
  const page = Number(search.get("sida") ?? 1);
  if ((wanted !== null && category === null) || !Number.isInteger(page) || page < 1) return null;
  return { category, page };
}

export function listHref({ category, page }: ListView, locale: Locale): string {
  const search = new URLSearchParams({
    ...(locale !== defaultLocale && { lang: locale }),
    ...(category && { kategori: categoryParameters[category] }),
    ...(page > 1 && { sida: String(page) }),
  });
  return [pageHref("news", defaultLocale), search].filter(String).join("?");
}

/** The address of a category's list; of all news for an unknown key. */
export function categoryHref(category: string, locale: Locale): string {
  return listHref({ category: categories.find((key) => key === category) ?? null, page: 1 }, locale);
}

export const feedPath = `${pageHref("news", defaultLocale)}/feed.xml`;

export function feedHref(locale: Locale): string {
  return pathIn(feedPath, locale);
}

/** Minutes to read a text at 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** The anchor of a heading: "Sök i rätt ordning" -> "sok-i-ratt-ordning". */
export function anchorOf(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The day that a ruler shows before one is chosen: the last Saturday of May, twelve weeks away or more. Takes a
 * moment in milliseconds since 1970, gives an ISO day.
 */
export function exampleDay(now: number): string {
  const year = new Date(now).getUTCFullYear();
  const day = lastSaturdayOfMay(year);
  return isoDay(day - now >= longestPlanDays * dayMilliseconds ? day : lastSaturdayOfMay(year + 1));
}

/** The ISO day some weeks before another. */
export function weeksBefore(day: string, weeks: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) - weeks * 7 * dayMilliseconds);
}

function lastSaturdayOfMay(year: number): number {
  const last = Date.UTC(year, 4, 31);
  return last - ((new Date(last).getUTCDay() + 1) % 7) * dayMilliseconds;
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
