import { orderedServices } from "#app/domain/services.ts";
import type { FormFields } from "#app/forms/form-fields.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/** The longest duration of an order, in days. */
export const maxDays = 366;

/** The express order (product 11). `startsAt` and `endsAt` follow from the choice of times (choice.ts). */
export const orderFields = {
  contactPhone: { kind: "phone" },
  contactName: { kind: "text", ...textBounds.name, autoComplete: "name" },
  service: { kind: "choice", options: orderedServices },
  permit: { kind: "choice", options: ["yes", "no", "unknown"], initial: "unknown", optional: true },
  guardCount: { kind: "count", min: 1, max: 100 },
  startsAt: { kind: "dateTime", errors: ["passed"] },
  endsAt: { kind: "dateTime", errors: ["beforeStart", "tooLate"] },
  location: { kind: "text", min: 2, max: 200, autoComplete: "street-address" },
  jobDescription: { kind: "lines", min: 10, max: 2000 },
  contactEmail: { kind: "email" },
  company: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "organization" },
  /** Stored as 556677-8899, however it was written; without it the one that the texts name. */
  orgNumber: { kind: "text", min: 1, max: 40, optional: true, autoComplete: "off", errors: ["invalid"] },
  billingEmail: { kind: "email", autoComplete: "billing email" },
  reference: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "off" },
} as const satisfies FormFields;
export type OrderFields = typeof orderFields;
