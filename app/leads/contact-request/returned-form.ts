import { type FormKind, kindOf, type PostedForm } from "./posted-form.ts";
import type { Reception } from "./reception.ts";
import type { ContactIssues } from "./schema.ts";

/** A form that was posted without script and came back: what was typed, and why it was not kept. */
export interface ReturnedForm {
  kind: FormKind;
  values: Readonly<Record<string, string>>;
  issues: ContactIssues;
  failure: "rateLimited" | "unavailable" | "failed" | null;
}

/** Takes the posted form and the refusal. Issues that no visitor can mend count as a failure. */
export function returnedForm(posted: PostedForm, refusal: Extract<Reception, { ok: false }>): ReturnedForm {
  const values = Object.fromEntries(
    Object.entries(posted).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (refusal.reason === "invalid")
    return { kind: kindOf(posted), values, issues: refusal.issues, failure: null };
  return { kind: kindOf(posted), values, issues: [], failure: refusal.reason };
}
