import { demoFields, slotFields } from "./fields.ts";

/** The steps of a booking (docs/product.md, 12.2): a time, who it is for, and whether it is right. */
export const steps = ["time", "details", "confirm"] as const;

export type Step = (typeof steps)[number];

/** The fields of the steps before the last, as the schema names them. */
export const fieldsOf: Readonly<Record<Exclude<Step, "confirm">, readonly string[]>> = {
  time: Object.keys(slotFields),
  details: Object.entries(demoFields)
    .filter(([name, { kind }]) => kind !== "hidden" && !(name in slotFields))
    .map(([name]) => name),
};

/** The step that a field stands in; what no step has is found when all is sent. */
export function stepOf(field: string): Step {
  if (fieldsOf.time.includes(field)) return "time";
  return fieldsOf.details.includes(field) ? "details" : "confirm";
}

/** Tells whether a value from a form names a step. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}
