import type { RouterContextProvider } from "react-router";
import { openingSlugs } from "#app/careers/data.server.ts";
import { openingHref } from "#app/careers/rules.ts";
import { companyFactsChanged } from "#app/company/data.server.ts";
import { databaseContext } from "#app/context.ts";
import { articleHref } from "#app/i18n/links.ts";
import { locales } from "#app/i18n/locale.ts";
import { articleSlugs } from "#app/news/data.server.ts";
import type { SiteAddress } from "#app/seo/sitemap.ts";
import { latest, textChanged } from "#app/seo/text-changed.server.ts";
import { cityFile, cityPages, type Page, type PageKey, siteMap } from "#app/site-map.ts";

/**
 * Every page that search engines may list, with the date of its last change. A page with prices, hours or statements,
 * if only in its menu, changes with these; an article and an opening change with their own text. Reads as anon.
 */
export async function siteAddresses(context: Readonly<RouterContextProvider>): Promise<SiteAddress[]> {
  const { news, openings, figures } = await context.get(databaseContext).as("anon", async (queries) => ({
    news: await articleSlugs(queries),
    openings: await openingSlugs(queries),
    figures: await companyFactsChanged(queries),
  }));
  const latestOf = (...times: (string | null)[]) =>
    latest([...times, figures].filter((time) => time !== null));
  // A list changes with its items.
  const listed: Partial<Record<PageKey, readonly { updatedAt: string }[]>> = { news, careers: openings };
  const pages = Object.entries<Page>(siteMap).flatMap(([key, { path, file, noindex }]) => {
    if (noindex) return [];
    const inList = (listed[key as PageKey] ?? []).map(({ updatedAt }) => updatedAt);
    return [{ path, changed: latestOf(...inList, textChanged(file)), languages: locales }];
  });
  return [
    ...pages,
    ...cityPages.map(({ path }) => ({ path, changed: latestOf(textChanged(cityFile)), languages: locales })),
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
