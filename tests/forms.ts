import { checkApplication } from "#app/careers/application/schema.ts";
import { checkDemoForm } from "#app/demos/schema.ts";
import { type FormName, formNames, formPages } from "#app/forms/form-names.ts";
import type { FormTable } from "#app/forms/form-row.server.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import { checkContactForm } from "#app/requests/contact-request/schema.ts";
import { checkExpressOrder } from "#app/requests/express-order/schema.ts";
import { checkQuoteForm } from "#app/requests/quote-request/schema.ts";
import { siteMap } from "#app/site-map.ts";
import { slotOfNextWeek } from "./demo.ts";

/** One of the site's forms, for tests of every form. */
export interface TestedForm {
  name: FormName;
  /** The path that it posts to. */
  path: string;
  /** Valid values, by field. */
  valid: Readonly<Record<string, string>>;
  /** The form's own schema. */
  check: (posted: PostedForm) => Checked;
  /** The table that stores it. */
  table: FormTable;
}

const contact = {
  email: "anna@example.se",
  phone: "070-123 45 67",
  companyName: "Exempel AB",
  locale: "sv",
};
const quote = {
  locale: "en",
  name: "Anna Ek",
  company: "Exempel AB",
  email: "anna@example.se",
  phone: "070-123 45 67",
  message: "Två väktare.\nLördag.",
  employees: "1-10",
  budget: "20 000 kr",
  estimate: "tjanst=evenemang&antal=4&timmar=7&nar=helgnatt&tillstand=ja&stad=malmo",
};

// A slot of next week that no other test takes: the last one on the Thursday.
const slot = slotOfNextWeek(3, 34).toISOString();

const forms: Readonly<Record<FormName, Omit<TestedForm, "name" | "path">>> = {
  "contact-request": {
    valid: { ...contact, form: "request", contactType: "email" },
    check: checkContactForm,
    table: "contact_requests",
  },
  "contact-message": {
    valid: { ...contact, form: "message", name: "Anna Ek", message: "Två väktare på lördag." },
    check: checkContactForm,
    table: "contact_requests",
  },
  "guard-quote": {
    valid: { ...quote, form: "guard", serviceType: "mobile" },
    check: checkQuoteForm,
    table: "quote_requests",
  },
  "order-guard-quote": {
    valid: { ...quote, form: "orderGuard", serviceType: "events", permit: "no" },
    check: checkQuoteForm,
    table: "quote_requests",
  },
  "express-order": {
    valid: {
      locale: "sv",
      service: "orderGuard",
      permit: "yes",
      contactName: "Kim Ek",
      contactEmail: "kim@example.se",
      contactPhone: "070-123 45 67",
      company: "Mälarport AB",
      orgNumber: "556677-8899",
      billingEmail: "faktura@example.se",
      location: "Lagergatan 4",
      jobDescription: "Trasig grind, någon behöver stå där.",
      guardCount: "2",
      startsAt: "2040-11-24T18:00",
      endsAt: "2040-11-25T06:00",
      reference: "4410",
    },
    check: (posted) => checkExpressOrder(posted, new Date()),
    table: "express_orders",
  },
  "demo-booking": {
    valid: {
      locale: "en",
      selectedDate: slot.slice(0, "2026-11-24".length),
      selectedTime: slot,
      name: "Karin Lund",
      company: "Mälarport AB",
      email: "karin@malarport.example",
      phone: "070-123 45 67",
      service: "guard",
      meetingPlatform: "google-meet",
      message: "",
      timeZone: "Europe/Stockholm",
    },
    check: checkDemoForm,
    table: "demo_bookings",
  },
  "job-application": {
    valid: {
      locale: "sv",
      form: "application",
      role: "guard",
      city: "uppsala",
      name: "Noor Ek",
      phone: "070-123 45 67",
      email: "noor@example.se",
      message: "Jag har väktarutbildning.",
    },
    check: checkApplication,
    table: "job_applications",
  },
};

/** Every form of the site. */
export const testedForms: readonly TestedForm[] = formNames.map((name) => ({
  name,
  path: siteMap[formPages[name]].path,
  ...forms[name],
}));
