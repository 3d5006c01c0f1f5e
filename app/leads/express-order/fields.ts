import type { FormFields } from "#app/forms/form-fields.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/** The longest duration of an order, in days. */
export const mostDays = 366;

/** The express order (docs/product.md, 11). */
export const orderFields = {
  service: { kind: "choice", options: ["guard", "orderGuard", "entranceHost"] },
  contactName: { kind: "text", ...textBounds.name, autoComplete: "name" },
  contactEmail: { kind: "email" },
  contactPhone: { kind: "phone", optional: true },
  billingEmail: { kind: "email", autoComplete: "billing email" },
  location: { kind: "text", min: 2, max: 200, autoComplete: "street-address" },
  jobDescription: { kind: "lines", min: 10, max: 2000 },
  startsAt: { kind: "moment", errors: ["passed"] },
  endsAt: { kind: "moment", errors: ["beforeStart", "tooLate"] },
  guardCount: { kind: "count", min: 1, max: 100 },
  permit: { kind: "choice", options: ["yes", "no", "unknown"], initial: "unknown", optional: true },
  reference: { kind: "text", min: 1, max: 100, optional: true, autoComplete: "off" },
} as const satisfies FormFields;
export type OrderFields = typeof orderFields;
