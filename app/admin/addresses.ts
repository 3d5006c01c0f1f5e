import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { adminPaths } from "#app/site-map.ts";

/** An address of the admin in a language, with its query. */
export function adminHref(path: string, locale: Locale, parameters?: URLSearchParams): string {
  const [address = "", lang] = pathIn(path, locale).split("?");
  const query = [parameters?.toString(), lang].filter(Boolean).join("&");
  return query ? `${address}?${query}` : address;
}

/** The page of one lead, within the list that it was opened from. */
export function leadHref(id: string, locale: Locale, list?: URLSearchParams): string {
  return adminHref(`${adminPaths.leads}/${id}`, locale, list);
}

/** Tells the list of news that a draft was thrown away. */
export const thrownParameter = "slangt";

/** What stands below the editor of an article. */
export const newsEditorParts = {
  save: "spara",
  image: "bild",
  preview: "forhandsgranska",
  share: "dela.png",
} as const;

/** What stands in the place of an id for an opening that is not kept yet. */
export const newOpening = "nytt";

/** In the address of the page for privacy: the export of a person wants a fresh second factor first. */
export const exportConfirmParameter = "bekrafta";
