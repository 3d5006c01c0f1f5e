import { cityPages } from "#app/domain/city-pages.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import type { RunningSite } from "#tests/site.ts";

/** A page to measure, and whether it is excluded from search engines. */
export interface BenchPage {
  path: string;
  noindex: boolean;
}

/** Lighthouse is treated as a phone, which this page redirects to an app store unless the URL has `?visa`. */
const overrides: Record<string, string> = { [siteMap.appRedirect.path]: `${siteMap.appRedirect.path}?visa` };

/** Every public page: those of the site map, the city pages, and one article and one opening from the sitemap. */
export async function publicPages(site: RunningSite): Promise<BenchPage[]> {
  const pages = Object.values<Page>(siteMap).map(({ path, noindex = false }) => ({
    path: overrides[path] ?? path,
    noindex,
  }));
  const cities = cityPages.map(({ path }) => ({ path, noindex: false }));
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const samples = [siteMap.news.path, siteMap.careers.path].map((list) => {
    const path = new RegExp(`${list}/[a-z0-9-]+(?=<)`).exec(sitemap)?.[0];
    if (!path) throw new Error(`The sitemap has no page under ${list}.`);
    return { path, noindex: false };
  });
  return [...pages, ...cities, ...samples];
}
