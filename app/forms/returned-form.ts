import { type Issue, type PostedForm, textsOf } from "./posted-form.ts";
import type { SubmitResult } from "./submit-result.ts";

/** A form that was posted without script and was refused: what was typed, and why. */
export interface ReturnedForm {
  values: Readonly<Record<string, string>>;
  issues: readonly Issue[];
  failure: Exclude<Extract<SubmitResult, { ok: false }>["reason"], "invalid"> | null;
}

/** The posted form with the reason of its refusal. An issue that a visitor can't correct counts as a failure. */
export function returnedForm(
  posted: PostedForm,
  refusal: Extract<SubmitResult, { ok: false }>,
): ReturnedForm {
  const values = textsOf(Object.entries(posted));
  return refusal.reason === "invalid"
    ? { values, issues: refusal.issues, failure: null }
    : { values, issues: [], failure: refusal.reason };
}
