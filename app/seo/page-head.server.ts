import type { Locale } from "#app/i18n/locale.ts";
import { htmlReader } from "./read-html.server.ts";

/** Gives the HTML of a page of this site at a path with its query, or null when there is none. */
export type RenderPage = (target: string) => Promise<string | null>;

/** What a page's head says of it. */
export interface PageHead {
  title: string;
  description: string;
  /** The address of its share image. */
  image: string;
}

const readTitle = htmlReader('meta[property="og:title"]');
const readDescription = htmlReader('meta[property="og:description"]');
const readImage = htmlReader('meta[property="og:image"]');

/**
 * Reads what a page shares about itself out of its own HTML, so that nothing is said of it in two places. Takes
 * the page's main path; null when it is not there or is not to be shared (noindex).
 */
export async function headOf(renderPage: RenderPage, path: string, locale: Locale): Promise<PageHead | null> {
  const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
  if (!html) return null;
  const title = readTitle(html);
  const description = readDescription(html);
  const image = readImage(html);
  return title && description && image ? { title, description, image } : null;
}
