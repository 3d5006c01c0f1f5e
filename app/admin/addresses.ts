import { leadsPath } from "#app/admin/leads/addresses.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Where the admin is. */
export const adminPath = "/admin";
export const leadsExportPath = `${leadsPath}/export.csv`;
/** Tells a browser at the admin that something has changed. */
export const changesPath = `${adminPath}/andringar`;
/** Tells whether the site reaches its database: 200, or 503. Nobody is counted or asked who they are there. */
export const healthPath = "/health";

/** An address of the admin in a language, with its query. */
export function adminHref(path: string, locale: Locale, parameters?: URLSearchParams): string {
  const [address = "", lang] = pathIn(path, locale).split("?");
  const query = [parameters?.toString(), lang].filter(Boolean).join("&");
  return query ? `${address}?${query}` : address;
}

/** The page of one lead, within the list that it was opened from. */
export function leadHref(id: string, locale: Locale, list?: URLSearchParams): string {
  return adminHref(`${leadsPath}/${id}`, locale, list);
}

/** Where the admin writes news; the editor of one stands below it. */
export const newsAdminPath = `${adminPath}/nyheter`;
/** Tells the list of news that a draft was thrown away. */
export const thrownParameter = "slangt";

/** What stands below the editor of an article. */
export const newsEditorParts = {
  save: "spara",
  image: "bild",
  preview: "forhandsgranska",
  share: "dela.png",
} as const;
