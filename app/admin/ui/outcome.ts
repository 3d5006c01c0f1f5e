import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Fields } from "#app/forms/merged-fields.ts";

/** The outcome of a form, as its page shows it (AdminNotice, useEditedForm). */
export interface Outcome {
  done: boolean;
  title?: string;
  text: string;
  /** Which of the page's forms it is about. */
  form?: string;
  /** Values for its fields, to be corrected or saved again, with hidden ones such as the version. */
  values?: Fields;
  wrong?: readonly { fieldId: string; name: string; text: string }[];
  /** The hidden fields of the form that undoes the change. */
  undo?: HiddenValues;
  /** For how many seconds it can be undone, and the text that counts them down ("{seconds}"). */
  held?: { seconds: number; text: string };
  /** What a colleague changed meanwhile, in which case nothing is saved yet. */
  meanwhile?: readonly string[];
  /** The new version, if the change raised it. */
  version?: number;
  /** A colleague saved first: the version that the notice is about, and the email to a lead that was not sent. */
  conflict?: { version: number; email?: Fields };
}

/**
 * The version that a form is based on after an outcome of the page's forms: the next one after the person's own change,
 * the version of a conflict that was shown to them, else the same, so that a colleague's change is never overwritten.
 */
export function followedVersion(version: number, outcome: Pick<Outcome, "version" | "conflict">): number {
  if (outcome.conflict) return outcome.conflict.version;
  return outcome.version === version + 1 ? version + 1 : version;
}

/** The hidden fields of a form; one with several values is a list. */
export type HiddenValues = Readonly<Record<string, string | readonly string[]>>;

export const noStore = { "cache-control": "no-store" };

/** The response of an action: 200 when it is done, 400 for invalid fields, 409 for any other refusal. */
export function respondWith<Given extends Outcome>(outcome: Given) {
  const status = outcome.done ? 200 : outcome.wrong ? 400 : 409;
  return data(outcome, { status, headers: noStore });
}

/** A route's `shouldRevalidate` that also reloads after 409: the page's data is then out of date. */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export interface FormError {
  issues: readonly { path: readonly PropertyKey[] }[];
}

/** The outcome of a form with an error in one field; `title` is the text of the notice. */
export function wrongField(form: string, name: string, text: string, values: Fields, title = text): Outcome {
  return { done: false, form, text: title, values, wrong: [{ fieldId: `${form}-${name}`, name, text }] };
}

/**
 * The outcome of a form with errors in the fields that `error` names, in the order of `texts`, with what was typed.
 */
export function wrongFields(
  form: string,
  error: FormError,
  values: Fields,
  title: string,
  texts: Fields,
): Outcome {
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  return {
    done: false,
    form,
    text: title,
    values,
    wrong: Object.entries(texts)
      .filter(([name]) => names.has(name))
      .map(([name, text]) => ({ fieldId: `${form}-${name}`, name, text })),
  };
}
