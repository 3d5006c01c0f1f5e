import type { Locale } from "#app/i18n/locale.ts";
import { htmlReader } from "./read-html.server.ts";

/** Gives the HTML of a page of this site, or null when there is none. */
export type RenderPage = (target: string) => Promise<string | null>;

export interface PageHead {
  title: string;
  image: string;
}

const readTitle = htmlReader('meta[property="og:title"]');
const readImage = htmlReader('meta[property="og:image"]');

/**
 * Reads a page's title and share image from its own HTML, so that they are written in one place. Takes
 * the page's main path; null when there is no such page or it is not to be shared (noindex).
 */
export async function headOf(renderPage: RenderPage, path: string, locale: Locale): Promise<PageHead | null> {
  const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
  if (!html) return null;
  const title = readTitle(html);
  const image = readImage(html);
  return title && image ? { title, image } : null;
}
