import { openingHref } from "#app/careers/filters.ts";
import { openingSlugs } from "#app/careers/openings.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { cityPages } from "#app/domain/city-pages.ts";
import { articleHref, type PageAddress } from "#app/i18n/links.ts";
import { locales } from "#app/i18n/locale.ts";
import { articleSlugs } from "#app/news/articles.server.ts";
import { type Page, type PageKey, siteMap } from "#app/site-map.ts";

/**
 * Every page that search engines may list, articles last, the newest first; articles and openings, and the lists of
 * them, with the date of their last change. Reads as anon.
 */
export async function siteAddresses(context: Context): Promise<PageAddress[]> {
  const { news, openings } = await context.get(siteContext).database.as("anon", async (queries) => ({
    news: await articleSlugs(queries),
    openings: await openingSlugs(queries),
  }));
  const listed: Partial<Record<PageKey, readonly { updatedAt: string }[]>> = { news, careers: openings };
  const pages = Object.entries<Page>(siteMap).flatMap(([key, { path, noindex }]) => {
    const times = (listed[key as PageKey] ?? []).map(({ updatedAt }) => updatedAt);
    return noindex ? [] : [{ path, changed: times.sort().at(-1) ?? null, languages: locales }];
  });
  return [
    ...pages,
    ...cityPages.map(({ path }) => ({ path, changed: null, languages: locales })),
    ...openings.map(({ slug, updatedAt }) => ({
      path: openingHref(slug, "sv"),
      changed: updatedAt,
      languages: locales,
    })),
    ...news.map(({ slug, updatedAt, languages }) => ({
      path: articleHref(slug, "sv"),
      changed: updatedAt,
      languages,
    })),
  ];
}
