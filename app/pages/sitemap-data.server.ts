import type { RouterContextProvider } from "react-router";
import { openingAddresses } from "#app/careers/data.server.ts";
import { openingHref } from "#app/careers/rules.ts";
import { articleHref } from "#app/language/links.ts";
import { locales } from "#app/language/locale.ts";
import { newsAddresses } from "#app/news/data.server.ts";
import type { SiteAddress } from "#app/search/sitemap.ts";
import { latest, wordsChanged } from "#app/search/words-changed.server.ts";
import { cityFile, cityPages, type Page, type PageKey, siteMap } from "#app/site-map.ts";
import { databaseContext } from "#server/context.ts";

/** Every page that search engines may list, with the day it last changed. Reads as anon. */
export async function siteAddresses(context: Readonly<RouterContextProvider>): Promise<SiteAddress[]> {
  const { news, openings } = await context.get(databaseContext).as("anon", async (queries) => ({
    news: await newsAddresses(queries),
    openings: await openingAddresses(queries),
  }));
  // Lists change with what stands in them.
  const listed: Partial<Record<PageKey, readonly { updatedAt: string }[]>> = { news, careers: openings };
  const pages = Object.entries<Page>(siteMap).flatMap(([key, { path, file, noindex }]) => {
    if (!file || noindex) return [];
    const inList = (listed[key as PageKey] ?? []).map(({ updatedAt }) => updatedAt);
    const words = wordsChanged(file);
    return [{ path, changed: latest([...inList, ...(words ? [words] : [])]), languages: locales }];
  });
  return [
    ...pages,
    ...cityPages.map(({ path }) => ({ path, changed: wordsChanged(cityFile), languages: locales })),
    ...news.map(({ slug, updatedAt, languages }) => ({
      path: articleHref(slug, "sv"),
      changed: updatedAt,
      languages,
    })),
    ...openings.map(({ slug, updatedAt }) => ({
      path: openingHref(slug, "sv"),
      changed: updatedAt,
      languages: locales,
    })),
  ];
}
