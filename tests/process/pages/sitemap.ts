import type { RunningSite } from "#tests/site.ts";

interface Entry {
  loc: string;
  alternates: string[];
}

/** The pages in the sitemap. */
export async function readSitemap(site: Pick<RunningSite, "url">): Promise<Entry[]> {
  const xml = await (await fetch(new URL("/sitemap.xml", site.url))).text();
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = "", rest = ""]) => ({
    loc,
    alternates: [...rest.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href),
  }));
}

/** A listed address on the site under test: at the address where it listens, whatever its configured one. */
export function local(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
