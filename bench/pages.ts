import { cityPages, type Page, siteMap } from "#app/site-map.ts";
import type { RunningSite } from "#tests/site.ts";

/** A page to measure, and whether search engines are told to leave it out. */
export interface BenchPage {
  path: string;
  noindex: boolean;
}

/** The site takes Lighthouse for a phone: this page redirects phones to their store unless they ask to stay. */
const staying: Record<string, string> = { [siteMap.appRedirect.path]: `${siteMap.appRedirect.path}?visa` };

/**
 * Every public page: those of the site map that are built, the city pages, and one article and one opening for the
 * others of their kind, from the site's own sitemap.
 */
export async function publicPages(site: RunningSite): Promise<BenchPage[]> {
  const pages = Object.values<Page>(siteMap).map(({ path, noindex = false }) => ({
    path: staying[path] ?? path,
    noindex,
  }));
  const cities = cityPages.map(({ path }) => ({ path, noindex: false }));
  const listed = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const samples = [siteMap.news.path, siteMap.careers.path].map((list) => {
    const path = new RegExp(`${list}/[a-z0-9-]+(?=<)`).exec(listed)?.[0];
    if (!path) throw new Error(`The sitemap names no page under ${list}.`);
    return { path, noindex: false };
  });
  return [...pages, ...cities, ...samples];
}
