import { serviceNames } from "#app/content/shared/service-names.server.ts";
import {
  type LeadSource,
  type RequestKind,
  type RequestName,
  type RequestTable,
  requestKinds,
  requestKindTable,
  tableOf,
} from "#app/domain/request-kinds.ts";
import type { Service } from "#app/domain/services.ts";
import { copy } from "#app/i18n/copy.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { AddedSource, LeadFactName, NextStep } from "./lead.ts";
import type { LeadStatus, LeadStatusWithNext, LostReason } from "./lead-status.ts";

interface LeadStatusMessages {
  one: Record<LeadStatus, string>;
  many: Record<LeadStatus | "all", string>;
  /** The button that moves a lead to the next status (leadStatusRules). */
  markNext: Record<LeadStatusWithNext, string>;
}

export const leadStatusMessages: Record<Locale, LeadStatusMessages> = copy(
  {
    one: {
      new: "Ny",
      contacted: "Kontaktad",
      quoted: "Offert skickad",
      won: "Vunnen",
      lost: "Förlorad",
      spam: "Skräp",
    },
    many: {
      all: "Alla",
      new: "Nya",
      contacted: "Kontaktade",
      quoted: "Offert skickad",
      won: "Vunna",
      lost: "Förlorade",
      spam: "Skräp",
    },
    markNext: {
      new: "Markera kontaktad",
      contacted: "Offert skickad",
      quoted: "Markera vunnen",
    },
  },
  {
    one: {
      new: "New",
      contacted: "Contacted",
      quoted: "Quote sent",
      won: "Won",
      lost: "Lost",
      spam: "Spam",
    },
    many: {
      all: "All",
      new: "New",
      contacted: "Contacted",
      quoted: "Quote sent",
      won: "Won",
      lost: "Lost",
      spam: "Spam",
    },
    markNext: {
      new: "Mark as contacted",
      contacted: "Quote sent",
      quoted: "Mark as won",
    },
  },
);

/** Why a lead was lost. */
export const lostReasonMessages: Record<Locale, Record<LostReason | "unknown", string>> = copy(
  {
    price: "Priset",
    competitor: "Valde någon annan",
    permit: "Fick inget tillstånd",
    staffing: "Vi hade ingen att skicka",
    noNeed: "Behovet försvann",
    noAnswer: "Svarade aldrig",
    other: "Annat",
    unknown: "Okänd orsak",
  },
  {
    price: "Price",
    competitor: "Chose somebody else",
    permit: "Got no permit",
    staffing: "We had nobody to send",
    noNeed: "No longer needed",
    noAnswer: "Never answered",
    other: "Something else",
    unknown: "Reason unknown",
  },
);

interface NextStepMessages {
  steps: Record<NextStep, string>;
  quick: { soon: string };
  today: string;
  tomorrow: string;
}

/** Next steps, and times for them. */
export const nextStepMessages: Record<Locale, NextStepMessages> = copy(
  {
    steps: {
      call: "Ring",
      email: "Mejla",
      meeting: "Möte",
      customer: "Väntar på kunden",
      permit: "Väntar på tillståndet",
      respond: "Svara kunden",
    },
    quick: { soon: "Om en timme, {time}" },
    today: "i dag {time}",
    tomorrow: "i morgon {time}",
  },
  {
    steps: {
      call: "Call",
      email: "Email",
      meeting: "Meeting",
      customer: "Waiting for the customer",
      permit: "Waiting for the permit",
      respond: "Answer the customer",
    },
    quick: { soon: "In an hour, {time}" },
    today: "today {time}",
    tomorrow: "tomorrow {time}",
  },
);

/** The facts of a lead that a colleague can correct. */
export const leadFactMessages: Record<Locale, Record<LeadFactName, string>> = copy(
  {
    company: "Företag",
    name: "Kontakt",
    email: "E-post",
    phone: "Telefon",
    orgNumber: "Org.nr",
    service: "Tjänst",
    place: "Plats",
    startsAt: "Börjar",
    message: "Kundens text",
    locale: "Språk",
  },
  {
    company: "Company",
    name: "Contact",
    email: "Email",
    phone: "Telephone",
    orgNumber: "Org. no.",
    service: "Service",
    place: "Place",
    startsAt: "Starts",
    message: "Customer’s text",
    locale: "Language",
  },
);

/** What is wrong with a fact that a colleague writes, by the code of the check (facts.ts). */
export const leadFactErrors = copy(
  {
    company: { tooLong: "Företagsnamnet får vara högst 100 tecken" },
    name: { tooLong: "Namnet får vara högst 100 tecken" },
    phone: {
      invalid: "Skriv ett telefonnummer med 8–15 siffror",
      needed: "Skriv ett telefonnummer eller en e-postadress",
    },
    email: {
      invalid: "Skriv en e-postadress, till exempel namn@foretag.se",
      tooLong: "Adressen är för lång",
    },
    message: { tooLong: "Meddelandet får vara högst 20 000 tecken" },
    place: { tooLong: "Platsen får vara högst 200 tecken" },
    startsAt: { missing: "Skriv både dag och klockslag" },
    orgNumber: { invalid: "Skriv ett organisationsnummer med tio siffror" },
    value: { invalid: "Skriv ett helt belopp, till exempel 12 500" },
    other: { unknown: "Det går inte att spara. Kontrollera fältet" },
  },
  {
    company: { tooLong: "The company name can be at most 100 characters" },
    name: { tooLong: "The name can be at most 100 characters" },
    phone: {
      invalid: "Write a telephone number with 8–15 digits",
      needed: "Write a telephone number or an email address",
    },
    email: {
      invalid: "Write an email address, for example name@company.com",
      tooLong: "The address is too long",
    },
    message: { tooLong: "The message can be at most 20,000 characters" },
    place: { tooLong: "The place can be at most 200 characters" },
    startsAt: { missing: "Write both the day and the time" },
    orgNumber: { invalid: "Write an organisation number with ten digits" },
    value: { invalid: "Write a whole amount, for example 12,500" },
    other: { unknown: "It cannot be saved. Check the field" },
  },
);

/** The languages of customers. */
export const languageNames: Record<Locale, Record<Locale, string>> = copy(
  { sv: "Svenska", en: "Engelska" },
  { sv: "Swedish", en: "English" },
);

interface LeadMessages {
  services: Record<Service | "none", string>;
  /** What a lead of each kind is called: in short, one of them, and all of them. */
  kinds: Record<RequestKind, { short: string; one: string; many: string }>;
  sources: Record<LeadSource | AddedSource, string>;
  otherSource: string;
  otherCity: string;
  noName: string;
}

/** The names of services, forms and cities in the admin. */
export const leadMessages: Record<Locale, LeadMessages> = copy(
  {
    services: {
      ...serviceNames.sv,
      none: "Ej angiven",
    },
    kinds: {
      contact: { short: "Kontakt", one: "Kontaktförfrågan", many: "Kontaktförfrågningar" },
      quote: { short: "Offert", one: "Offertförfrågan", many: "Offertförfrågningar" },
      order: { short: "Beställning", one: "Expressbeställning", many: "Beställningar" },
    },
    sources: {
      "contact-form": "Kontaktformulär",
      "contact-dialog": "Bli kontaktad",
      contact: "Bli kontaktad",
      "quote-guard": "Offert, väktare",
      "quote-order-guard": "Offert, ordningsvakt",
      "express-order": "Expressbeställning",
      telephone: "Telefon",
      email: "Mejl",
      visit: "Besök",
      fair: "Mässa",
      referral: "Rekommendation",
      import: "Import",
      other: "Annan",
    },
    otherSource: "Annan",
    otherCity: "Övriga",
    noName: "Utan namn",
  },
  {
    services: {
      ...serviceNames.en,
      none: "Not given",
    },
    kinds: {
      contact: { short: "Contact", one: "Contact request", many: "Contact requests" },
      quote: { short: "Quote", one: "Quote request", many: "Quote requests" },
      order: { short: "Order", one: "Express order", many: "Orders" },
    },
    sources: {
      "contact-form": "Contact form",
      "contact-dialog": "Contact me",
      contact: "Contact me",
      "quote-guard": "Quote, guards",
      "quote-order-guard": "Quote, public-order guards",
      "express-order": "Express order",
      telephone: "Telephone",
      email: "Email",
      visit: "Visit",
      fair: "Fair",
      referral: "Referral",
      import: "Import",
      other: "Other",
    },
    otherSource: "Other",
    otherCity: "Elsewhere",
    noName: "No name",
  },
);

/** What one request of each kind is called, by its name in the code. */
export function namesOfRequests(locale: Locale): Record<RequestName, string> {
  const { kinds } = leadMessages[locale];
  return namesBy(requestKinds.map((kind) => [requestKindTable[kind].name, kinds[kind].one]));
}

/** What the requests of each kind are called, by their table. */
export function namesOfTables(locale: Locale): Record<RequestTable, string> {
  const { kinds } = leadMessages[locale];
  return namesBy(requestKinds.map((kind) => [tableOf(kind), kinds[kind].many]));
}

/** Object.fromEntries loses the type of the keys. */
const namesBy = <Key extends string>(names: [Key, string][]) =>
  Object.fromEntries(names) as Record<Key, string>;
