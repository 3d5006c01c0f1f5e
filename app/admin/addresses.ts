import { leadsPath } from "#app/admin/leads/addresses.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Where the desk is. */
export const deskPath = "/admin";
export const leadsExportPath = `${leadsPath}/export.csv`;
/** Tells a browser at the desk that something has changed. */
export const changesPath = `${deskPath}/andringar`;
/** Tells whether the site reaches its database: 200, or 503. Nobody is counted or asked who they are there. */
export const healthPath = "/health";

/** An address of the desk in a language, with its query. */
export function deskHref(path: string, locale: Locale, parameters?: URLSearchParams): string {
  const [address = "", lang] = pathIn(path, locale).split("?");
  const query = [parameters?.toString(), lang].filter(Boolean).join("&");
  return query ? `${address}?${query}` : address;
}

/** The page of one lead, within the list that it was opened from. */
export function leadHref(id: string, locale: Locale, list?: URLSearchParams): string {
  return deskHref(`${leadsPath}/${id}`, locale, list);
}

/** Where the desk writes news; the editor of one stands below it. */
export const newsDeskPath = `${deskPath}/nyheter`;
/** Tells the list of news that a draft was thrown away. */
export const thrownParameter = "slangt";

/** What stands below the editor of an article. */
export const newsEditorParts = {
  save: "spara",
  image: "bild",
  preview: "forhandsgranska",
  share: "dela.png",
} as const;
