import { oneOf } from "#app/domain/one-of.ts";
import { pageHref, pathIn, withQuery } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { type Category, categories } from "./keys.ts";

/** How many articles a page of the list has. */
export const pageSize = 12;

/** The categories' values in a URL; the same in both languages, like all paths. */
const categoryParameters: Record<Category, string> = {
  guide: "guide",
  product: "produkt",
  training: "utbildning",
  cities: "stader",
  press: "press",
};

export interface ListView {
  /** Null for all categories. */
  category: Category | null;
  /** From 1. */
  page: number;
}

/** Reads the view from URL parameters (`kategori`, `sida`); null when one is invalid. */
export function readListView(search: URLSearchParams): ListView | null {
  const parameter = search.get("kategori");
  const category = categories.find((key) => categoryParameters[key] === parameter) ?? null;
  const page = Number(search.get("sida") ?? 1);
  if ((parameter !== null && category === null) || !Number.isInteger(page) || page < 1) return null;
  return { category, page };
}

/** The path of a page of the list. */
export function listHref({ category, page }: ListView, locale: Locale): string {
  return withQuery(pageHref("news", locale), {
    ...(category && { kategori: categoryParameters[category] }),
    ...(page > 1 && { sida: String(page) }),
  });
}

/** The path of a category's list; of all news for an unknown key. */
export function categoryHref(category: string, locale: Locale): string {
  return listHref({ category: oneOf(categories, category) ?? null, page: 1 }, locale);
}

export const feedPath = `${pageHref("news", defaultLocale)}/feed.xml`;

/** The path of the feed in a language. */
export function feedHref(locale: Locale): string {
  return pathIn(feedPath, locale);
}
