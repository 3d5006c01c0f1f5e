import type { Locale } from "#app/i18n/locale.ts";

/** Gives the HTML of a page of this site at a path with its query, or null when there is none. */
export type RenderPage = (target: string) => Promise<string | null>;

/** What a page's head says of it. */
export interface PageHead {
  title: string;
  description: string;
  /** The address of its share image. */
  image: string;
}

/**
 * Reads what a page shares about itself out of its own HTML, so that nothing is said of it in two places. Takes
 * the page's main path; null when it is not there or is not to be shared (noindex).
 */
export async function headOf(renderPage: RenderPage, path: string, locale: Locale): Promise<PageHead | null> {
  const html = await renderPage(`${encodeURI(path)}?lang=${locale}`);
  if (!html) return null;
  const title = metaOf(html, "og:title");
  const description = metaOf(html, "og:description");
  const image = metaOf(html, "og:image");
  return title && description && image ? { title, description, image } : null;
}

/** React writes the attributes in this order. */
function metaOf(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
