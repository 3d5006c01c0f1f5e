import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ownOrderPaths } from "#app/site-map.ts";

/** A buyer's signed link to their order: its id, and a signature that only the database can make. */
export interface OrderLink {
  id: string;
  signature: string;
}

/** The URL parameter and the form field with a link. */
export const linkParameter = "skickat";

/** The path of a page of an order, with its signed link. */
export function ownOrderHref(page: keyof typeof ownOrderPaths, link: OrderLink, locale: Locale): string {
  return withQuery(pathIn(ownOrderPaths[page], locale), { [linkParameter]: linkText(link) });
}

/** A link as it is written in the URL parameter and the form field. */
export function linkText({ id, signature }: OrderLink): string {
  return `${id}.${signature}`;
}

/** A link as `linkText` writes it; null when it is malformed. Its signature is not checked. */
export function readOrderLink(text: unknown): OrderLink | null {
  const [, id, signature] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{64})$/.exec(String(text)) ?? [];
  return id && signature ? { id, signature } : null;
}
