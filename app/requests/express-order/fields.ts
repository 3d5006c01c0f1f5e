import { orderedServices } from "#app/domain/services.ts";
import type { Longest } from "#app/domain/stored.ts";
import type { FormFields } from "#app/forms/form-fields.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/** The longest duration of an order, in days. */
export const maxDays = 366;

/** The express order (product 11). `startsAt` and `endsAt` follow from the choice of times (choice.ts). */
export const orderFields = {
  service: { kind: "choice", options: orderedServices },
  permit: { kind: "choice", options: ["yes", "no", "unknown"], initial: "unknown", optional: true },
  guardCount: { kind: "count", min: 1, max: 100 },
  startsAt: { kind: "dateTime", errors: ["passed"] },
  endsAt: { kind: "dateTime", errors: ["beforeStart", "tooLate"] },
  contactPhone: { kind: "phone" },
  contactName: { kind: "text", ...textBounds.name, autoComplete: "name" },
  location: {
    kind: "text",
    min: 2,
    max: 200 satisfies Longest<"express_orders.location">,
    autoComplete: "street-address",
  },
  contactEmail: { kind: "email" },
  jobDescription: { kind: "lines", min: 10, max: 2000 satisfies Longest<"express_orders.job_description"> },
  company: {
    kind: "text",
    min: 1,
    max: 100 satisfies Longest<"express_orders.company">,
    optional: true,
    autoComplete: "organization",
  },
  /** Without it the one that the texts name is stored. */
  orgNumber: { kind: "organisationNumber", optional: true, autoComplete: "off" },
  billingEmail: { kind: "email", autoComplete: "billing email" },
  reference: {
    kind: "text",
    min: 1,
    max: 100 satisfies Longest<"express_orders.reference">,
    optional: true,
    autoComplete: "off",
  },
} as const satisfies FormFields;
export type OrderFields = typeof orderFields;
