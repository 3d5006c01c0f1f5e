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

/** The page of one demo. */
export function demoHref(id: string, locale: Locale, parameters?: URLSearchParams): string {
  return adminHref(`${adminPaths.demos}/${id}`, locale, parameters);
}

/** The editor of one article. */
export function articleEditorHref(id: string, locale: Locale): string {
  return adminHref(`${adminPaths.news}/${id}`, locale);
}

/** The part of an address of a lead below which its attachments are. */
export const answerFilesPart = "bilagor";

export function answerFileHref(lead: string, file: string): string {
  return `${adminPaths.leads}/${lead}/${answerFilesPart}/${file}`;
}

export const customerKinds = { company: "foretag", person: "person" } as const;

export type CustomerKind = keyof typeof customerKinds;

/** The page of a customer, whom a lead or a demo of theirs names. */
export function customerHref(kind: CustomerKind, namedBy: string, locale: Locale): string {
  return adminHref(`${adminPaths.customers}/${customerKinds[kind]}/${namedBy}`, locale);
}

/** On the page that books a demo: the lead that it is for. On the page of a demo: it was just booked there. */
export const leadParameter = "forfragan";
export const bookedParameter = "bokad";

export function bookDemoHref(lead: string, locale: Locale): string {
  return adminHref(adminPaths.demoBooking, locale, new URLSearchParams({ [leadParameter]: lead }));
}

/** Tells the event stream when the page's data was read (ms). */
export const readAtParameter = "last";

/** Tells the list of news that a draft was removed. */
export const thrownParameter = "slangt";

/** The ids of the parts below an article's editor. */
export const newsEditorParts = {
  save: "spara",
  image: "bild",
  preview: "forhandsgranska",
  share: "dela.png",
} as const;

/** In place of the id of an opening that has not been saved yet. */
export const newOpening = "nytt";

/** On the privacy page: the export of a person's data needs a fresh second factor first. */
export const exportConfirmParameter = "bekrafta";
