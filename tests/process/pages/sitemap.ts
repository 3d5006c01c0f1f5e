import type { RunningSite } from "#tests/site.ts";

interface Entry {
  loc: string;
  alternates: string[];
}

/** The pages that the sitemap lists. */
export async function readSitemap(site: Pick<RunningSite, "url">): Promise<Entry[]> {
  const xml = await (await fetch(new URL("/sitemap.xml", site.url))).text();
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = "", rest = ""]) => ({
    loc,
    alternates: [...rest.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href),
  }));
}

/** A listed address on the site under test: it answers where it listens, whatever it calls itself. */
export function local(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
