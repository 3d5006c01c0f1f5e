import type { Longest } from "#app/domain/stored.ts";
import type { FormFields } from "#app/forms/form-fields.ts";

/** The two quote forms: for guards, and for public-order guards. */
export const quoteForms = ["guard", "orderGuard"] as const;
export type QuoteForm = (typeof quoteForms)[number];

/** The service types of each form; the first one is the default. */
export const serviceTypes = {
  guard: ["regular", "mobile", "alarm", "custom"],
  orderGuard: ["events", "public", "commercial", "transport", "custom"],
} as const satisfies Record<QuoteForm, readonly string[]>;
export type ServiceType = (typeof serviceTypes)[QuoteForm][number];

export const permitAnswers = ["yes", "no", "unknown"] as const;
export type PermitAnswer = (typeof permitAnswers)[number];

const employees = { kind: "choice", options: ["1-10", "11-50", "51-200", "201+"] } as const;

// Texts have no minimum length.
const needFields = {
  place: {
    kind: "text",
    min: 1,
    max: 100 satisfies Longest<"quote_requests.place">,
    optional: true,
    autoComplete: "off",
  },
  /** As written: a date, or "weekdays from March". */
  period: {
    kind: "text",
    min: 1,
    max: 100 satisfies Longest<"quote_requests.period">,
    optional: true,
    autoComplete: "off",
  },
  guardCount: { kind: "count", min: 1, max: 100, optional: true },
} as const satisfies FormFields;

const contactFields = {
  permit: { kind: "choice", options: permitAnswers, optional: true },
  /** The price page's parameters, passed on by the form. */
  estimate: { kind: "hidden", max: 300, optional: true },
  message: { kind: "lines", min: 1, max: 1000 satisfies Longest<"quote_requests.message"> },
  name: { kind: "text", min: 1, max: 100 satisfies Longest<"quote_requests.name">, autoComplete: "name" },
  company: {
    kind: "text",
    min: 1,
    max: 100 satisfies Longest<"quote_requests.company">,
    autoComplete: "organization",
  },
  email: { kind: "email" },
  phone: { kind: "phone" },
} as const satisfies FormFields;

const budget = {
  kind: "text",
  min: 1,
  max: 100 satisfies Longest<"quote_requests.budget">,
  optional: true,
  autoComplete: "off",
} as const;

export const guardFields = {
  ...needFields,
  serviceType: { kind: "choice", options: serviceTypes.guard },
  ...contactFields,
  employees,
  budget,
} as const satisfies FormFields;

export const orderGuardFields = {
  ...needFields,
  serviceType: { kind: "choice", options: serviceTypes.orderGuard },
  ...contactFields,
  employees: { ...employees, optional: true },
  budget,
} as const satisfies FormFields;

/** The fields of both forms, as they are stored and read. */
export const quoteFields = {
  ...orderGuardFields,
  serviceType: { kind: "choice", options: [...serviceTypes.guard, ...serviceTypes.orderGuard] },
} as const satisfies FormFields;
export type QuoteFields = typeof quoteFields;
