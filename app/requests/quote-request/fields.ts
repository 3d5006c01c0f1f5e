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
const contactFields = {
  name: { kind: "text", min: 1, max: 100, autoComplete: "name" },
  company: { kind: "text", min: 1, max: 100, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone" },
} as const satisfies FormFields;

const serviceFields = {
  permit: { kind: "choice", options: permitAnswers, optional: true },
  /** The price page's parameters, passed on by the form. */
  estimate: { kind: "hidden", max: 300, optional: true },
  message: { kind: "lines", min: 1, max: 1000 },
  place: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "off" },
  /** As written: a date, or "weekdays from March". */
  period: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "off" },
  guardCount: { kind: "count", min: 1, max: 100, optional: true },
  budget: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "off" },
} as const satisfies FormFields;

export const guardFields = {
  ...contactFields,
  serviceType: { kind: "choice", options: serviceTypes.guard },
  employees,
  ...serviceFields,
} as const satisfies FormFields;

export const orderGuardFields = {
  ...contactFields,
  serviceType: { kind: "choice", options: serviceTypes.orderGuard },
  employees: { ...employees, optional: true },
  ...serviceFields,
} as const satisfies FormFields;

/** The fields of both forms, as they are stored and read. */
export const quoteFields = {
  ...orderGuardFields,
  serviceType: { kind: "choice", options: [...serviceTypes.guard, ...serviceTypes.orderGuard] },
} as const satisfies FormFields;
export type QuoteFields = typeof quoteFields;
