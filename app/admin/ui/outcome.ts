import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Fields } from "./merged-fields.ts";

export interface Outcome {
  done: boolean;
  title?: string;
  text: string;
  form?: string;
  /** New values for its fields, to be corrected or saved again, including hidden ones such as the version. */
  values?: Fields;
  wrong?: readonly { fieldId: string; name: string; text: string }[];
  /** The hidden fields of the form that undoes it. */
  undo?: FormFields;
  /** What a colleague changed meanwhile, in which case nothing is saved yet. */
  meanwhile?: readonly string[];
  /** The new version, where the change raised it. */
  version?: number;
  /** A colleague saved first: the version that the notice is about, and the email to a lead that was not sent. */
  conflict?: { version: number; reply?: Fields };
}

/** The row to change, and the version that the change is based on. */
export interface Versioned {
  id: string;
  version: number;
}

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export const noStore = { "cache-control": "no-store" };

/** The answer to a form, with the matching status. */
export function answerWith<Given extends Outcome>(outcome: Given) {
  const status = outcome.done ? 200 : outcome.wrong ? 400 : 409;
  return data(outcome, { status, headers: noStore });
}

/** After a conflict the browser's data is out of date, so the page is reloaded. */
export function rereadWhenRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export interface FormError {
  issues: readonly { path: readonly PropertyKey[] }[];
}

/** The answer to a form with an error in one field; `title` is what the form's notice says. */
export function wrongField(form: string, name: string, text: string, values: Fields, title = text): Outcome {
  return { done: false, form, text: title, values, wrong: [{ fieldId: `${form}-${name}`, name, text }] };
}

/**
 * The answer to a form with errors: each field that `error` names, in the order of `texts`, and what was typed, to be
 * corrected.
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
