import type { Locale } from "#app/i18n/locale.ts";
import { htmlReader } from "./read-html.server.ts";

/** Renders the HTML of a page of this site; null when there is no such page. */
export type RenderPage = (target: string) => Promise<string | null>;

export interface PageHead {
  title: string;
  image: string;
}

const readTitle = htmlReader('meta[property="og:title"]');
const readImage = htmlReader('meta[property="og:image"]');

/**
 * Reads a page's title and share image from its HTML, so that they are defined in one place. Takes the page's main
 * path; null when there is no such page or it is not to be shared (noindex).
 */
export async function headOf(renderPage: RenderPage, path: string, locale: Locale): Promise<PageHead | null> {
  const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
  if (!html) return null;
  const title = readTitle(html);
  const image = readImage(html);
  return title && image ? { title, image } : null;
}
