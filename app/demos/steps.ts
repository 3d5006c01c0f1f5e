import { demoFields, slotFields } from "./fields.ts";

/** The steps of a booking (product 12.2). */
export const steps = ["time", "details", "confirm"] as const;

export type Step = (typeof steps)[number];

/** The fields of each step; the last one, "confirm", has none. */
const fieldsOf: Readonly<Record<Exclude<Step, "confirm">, readonly string[]>> = {
  time: Object.keys(slotFields),
  details: Object.entries(demoFields)
    .filter(([name, { kind }]) => kind !== "hidden" && !(name in slotFields))
    .map(([name]) => name),
};

/** The fields that must be valid before a step is shown. */
export const fieldsBefore: Readonly<Record<Step, readonly string[]>> = {
  time: [],
  details: fieldsOf.time,
  confirm: [...fieldsOf.time, ...fieldsOf.details],
};

/** The step with a field; "confirm" for anything else, because such errors only come when the form is sent. */
export function stepOf(field: string): Step {
  if (fieldsOf.time.includes(field)) return "time";
  return fieldsOf.details.includes(field) ? "details" : "confirm";
}

/** Whether a value from outside is a step. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}
