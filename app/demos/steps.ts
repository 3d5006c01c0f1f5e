import { demoFields, slotFields } from "./fields.ts";

/** The steps of a booking (docs/product.md, 12.2). */
export const steps = ["time", "details", "confirm"] as const;

export type Step = (typeof steps)[number];

/** The fields of the steps before the last. */
const fieldsOf: Readonly<Record<Exclude<Step, "confirm">, readonly string[]>> = {
  time: Object.keys(slotFields),
  details: Object.entries(demoFields)
    .filter(([name, { kind }]) => kind !== "hidden" && !(name in slotFields))
    .map(([name]) => name),
};

/** The fields of the steps before one. */
export const fieldsBefore: Readonly<Record<Step, readonly string[]>> = {
  time: [],
  details: fieldsOf.time,
  confirm: [...fieldsOf.time, ...fieldsOf.details],
};

/** The step that a field stands in; what no step has is found when all is sent. */
export function stepOf(field: string): Step {
  if (fieldsOf.time.includes(field)) return "time";
  return fieldsOf.details.includes(field) ? "details" : "confirm";
}

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}
