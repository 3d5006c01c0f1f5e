import type { FormFields } from "#app/forms/form-fields.ts";
import { textBounds } from "#app/forms/text-rules.ts";
import { demoPlatforms, demoServices } from "./keys.ts";

/** A slot: its day in Sweden, and its start in UTC. */
export const slotFields = {
  selectedDate: { kind: "code", pattern: /^\d{4}-\d\d-\d\d$/ },
  selectedTime: {
    kind: "code",
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00(\.000)?)?Z$/,
    errors: ["taken", "closed"],
  },
} as const satisfies FormFields;

/** Who a demo is for and what it is about: filled in by the visitor, or by the staff for a customer. */
export const customerFields = {
  name: { kind: "text", ...textBounds.name, autoComplete: "name" },
  company: { kind: "text", ...textBounds.company, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone", optional: true },
  service: { kind: "choice", options: demoServices, open: true },
  meetingPlatform: { kind: "choice", options: demoPlatforms, open: true },
  message: { kind: "lines", min: 1, max: textBounds.message.max, optional: true },
} as const satisfies FormFields;
export type CustomerFields = typeof customerFields;

/** The booking of a demo (product 12). */
export const demoFields = {
  ...slotFields,
  ...customerFields,
  timeZone: { kind: "hidden", optional: true },
} as const satisfies FormFields;
export type DemoFields = typeof demoFields;
