import { adminPaths } from "#app/domain/staff-paths.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { CustomerKind } from "#app/leads/customer.ts";
import { type ReferenceKind, referenceKinds } from "#app/references/keys.ts";

/** The parameters of a query. */
export type Parameters = URLSearchParams | Readonly<Record<string, string>>;

/** A path of the admin in one language, with its query. */
export function adminHref(path: string, locale: Locale, parameters: Parameters = {}): string {
  const [pathname = "", lang] = pathIn(path, locale).split("?");
  const query = [new URLSearchParams(parameters).toString(), lang].filter(Boolean).join("&");
  return query ? `${pathname}?${query}` : pathname;
}

/** The page of a lead; `list` are the parameters of the list that it was opened from. */
export function leadHref(id: string, locale: Locale, list?: Parameters): string {
  return adminHref(`${adminPaths.leads}/${id}`, locale, list);
}

/** The path segment between a lead's page and that of a new offer. */
export const offerPart = "offert";
/** The parameter of a lead's page that says that an offer was just sent, with the offer's id. */
export const sentOfferParameter = "skickad";

/** The page on which an offer for a lead is written; `list` are the parameters of the list. */
export function offerHref(lead: string, locale: Locale, list?: Parameters): string {
  return adminHref(`${adminPaths.leads}/${lead}/${offerPart}`, locale, list);
}

/** The parameter of a lead's page that says that it was just added, with its id. */
export const addedParameter = "inlagd";

/** The page of a demo. */
export function demoHref(id: string, locale: Locale, parameters?: Parameters): string {
  return adminHref(`${adminPaths.demos}/${id}`, locale, parameters);
}

/** The page of an application for a job. */
export function applicationHref(id: string, locale: Locale): string {
  return adminHref(`${adminPaths.applications}/${id}`, locale);
}

/** The editor of an article. */
export function articleEditorHref(id: string, locale: Locale): string {
  return adminHref(`${adminPaths.news}/${id}`, locale);
}

/** The kinds of references in paths. */
const referenceKindPaths = { logo: "logotyper", quote: "citat", press: "press" } as const satisfies Record<
  ReferenceKind,
  string
>;

/** The kind of a path; undefined for none. */
export function referenceKindIn(path: string): ReferenceKind | undefined {
  return referenceKinds.find((kind) => referenceKindPaths[kind] === path);
}

/** The path of a reference's page. */
export function referenceHref(kind: ReferenceKind, id: string, locale: Locale): string {
  return adminHref(`${adminPaths.references}/${referenceKindPaths[kind]}/${id}`, locale);
}

/** The path segment between a lead's page and its attachments. */
export const emailFilesPart = "bilagor";

/** The path of a file that was attached to a lead's email, by their ids. */
export function emailFileHref(lead: string, file: string): string {
  return `${adminPaths.leads}/${lead}/${emailFilesPart}/${file}`;
}

export const customerKinds = { company: "foretag", person: "person" } as const satisfies Record<
  CustomerKind,
  string
>;

/** The page of a customer. They have no id of their own: `namedBy` is the id of one of their leads or demos. */
export function customerHref(kind: CustomerKind, namedBy: string, locale: Locale): string {
  return adminHref(`${adminPaths.customers}/${customerKinds[kind]}/${namedBy}`, locale);
}

/** The parameter of the page that books a demo: the lead that it is for. */
export const leadParameter = "forfragan";
/** The parameter of a demo's page that says that it was just booked, with the id of its lead or "". */
export const bookedParameter = "bokad";

/** Its other parameters: a demo whose customer it is for, the start of a slot (ISO), and what customers are searched by. */
export const demoCustomerParameter = "kund";
export const slotParameter = "tid";
export const searchParameter = "sok";

/** The sections of the demo settings, by the last segment of their paths. */
export const demoSettingsParts = {
  hosts: "",
  times: "tider",
  closed: "stangda-dagar",
  calendars: "kalendrar",
} as const;
export type DemoSettingsPart = keyof typeof demoSettingsParts;
/** The parameters of the hosts' section: the id of a host, or `newHost`, and which of their forms is open. */
export const hostParameter = "vard";
export const hostFormParameter = "del";
export const newHost = "ny";

/** The path of a section of the demo settings. */
export function demoSettingsHref(part: DemoSettingsPart, locale: Locale, parameters?: Parameters): string {
  const path = [adminPaths.demoSettings, demoSettingsParts[part]].filter(Boolean).join("/");
  return adminHref(path, locale, parameters);
}

/** The path of the page that books a demo for a lead. */
export function bookDemoHref(lead: string, locale: Locale): string {
  return adminHref(adminPaths.demoBooking, locale, { [leadParameter]: lead });
}

/** The event stream's parameter: when the page's data was read, in milliseconds since 1970. */
export const readAtParameter = "last";
/** The event stream's parameters: the path of the page that the tab shows, and that its person writes there. */
export const placeParameter = "sida";
export const writesParameter = "skriver";

/** The parameter of the list of news that says that a draft was removed. */
export const removedParameter = "slangt";

/** The last path segments of the routes below an article's editor. */
export const newsEditorParts = {
  save: "spara",
  image: "bild",
  preview: "forhandsgranska",
  share: "dela.png",
} as const;

/** Stands for the id of an opening that has not been saved yet. */
export const newOpening = "nytt";

/** The parameter of the privacy page that says that the export needs a fresh second factor first. */
export const exportConfirmParameter = "bekrafta";
