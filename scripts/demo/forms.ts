import { siteMap } from "#app/site-map.ts";

/** A form as a visitor's browser sends it. */
export interface SentForm {
  /** The path of its page. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
  /** For orders: when the work begins, in days after the order, and for how many hours. */
  shift?: { days: number; clock: string; hours: number };
}

type Locale = "sv" | "en";

/** Fictional subscriber numbers: the range that the Swedish regulator keeps free for books and films. */
export const mobile = (number: number) => `070-174 06 ${String(number).padStart(2, "0")}`;
export const landline = (number: number) => `08-465 004 ${String(number).padStart(2, "0")}`;

/** The dialog: a company, and an email address or a number. */
export const dialog = (companyName: string, contact: string, locale: Locale = "sv"): SentForm => ({
  path: siteMap.contactRequest.path,
  fields: {
    locale,
    companyName,
    ...(contact.includes("@")
      ? { contactType: "email", email: contact, phone: "" }
      : { contactType: "phone", phone: contact, email: "" }),
  },
});

/** The contact form of the home page. */
export const message = (
  [name, companyName, email, phone]: readonly [string, string, string, string],
  text: string,
  locale: Locale = "sv",
): SentForm => ({
  path: siteMap.contactRequest.path,
  fields: { form: "message", locale, name, companyName, email, phone, message: text },
});

/** A quote request for guards. */
export const quote = (
  [name, company, email, phone]: readonly [string, string, string, string],
  serviceType: "regular" | "mobile" | "alarm" | "custom",
  text: string,
  details: Readonly<Record<string, string>> = {},
  locale: Locale = "sv",
): SentForm => ({
  path: siteMap.quote.path,
  fields: {
    ...{ form: "guard", locale, name, company, email, phone, serviceType, employees: "11-50" },
    ...{ message: text, place: "", period: "", guardCount: "", budget: "", ...details },
  },
});

/** A quote request for public-order guards. */
export const orderGuardQuote = (
  [name, company, email, phone]: readonly [string, string, string, string],
  serviceType: "events" | "public" | "commercial" | "transport" | "custom",
  text: string,
  details: Readonly<Record<string, string>> = {},
  locale: Locale = "sv",
): SentForm => ({
  path: siteMap.quote.path,
  fields: {
    ...{ form: "orderGuard", locale, name, company, email, phone, serviceType, employees: "" },
    ...{ message: text, place: "", period: "", guardCount: "", budget: "", permit: "unknown", ...details },
  },
});

/** An express order: `shift` counts from the day on which it is sent. */
export const order = (
  [contactName, contactEmail, contactPhone]: readonly [string, string, string],
  service: "guard" | "orderGuard" | "entranceHost",
  guardCount: number,
  shift: NonNullable<SentForm["shift"]>,
  location: string,
  jobDescription: string,
  details: Readonly<Record<string, string>> = {},
  locale: Locale = "sv",
): SentForm => ({
  path: siteMap.expressOrder.path,
  shift,
  fields: {
    ...{ locale, contactName, contactEmail, contactPhone, service, guardCount: String(guardCount) },
    ...{ location, jobDescription, billingEmail: "", reference: "", permit: "", ...details },
  },
});
