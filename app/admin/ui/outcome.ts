import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Fields } from "./merged-fields.ts";

/** What became of a form of the admin. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The form that was answered. */
  form?: string;
  /**
   * What is to stand in it, to be mended or saved again; with it what the form sends along unseen, such as the
   * version that this is a change of.
   */
  values?: Fields;
  /** What was wrong with which field. */
  wrong?: readonly { fieldId: string; name: string; text: string }[];
  /** The fields of the form that takes it back. */
  undo?: FormFields;
  /** What a colleague changed meanwhile, so that nothing is saved yet. */
  meanwhile?: readonly string[];
  /** The version since, where the change raised it. */
  version?: number;
  /** A colleague was ahead: the version that the notice tells of. */
  conflict?: { version: number };
}

/** What is changed, and the version that the change was made on. */
export interface Versioned {
  id: string;
  version: number;
}

/** The fields that a form sends along unseen. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export const noStore = { "cache-control": "no-store" };

/** The answer to a form, with the status that says what became of it. */
export function answerWith<Given extends Outcome>(outcome: Given) {
  const status = outcome.done ? 200 : outcome.wrong ? 400 : 409;
  return data(outcome, { status, headers: noStore });
}

/** A change that a colleague was ahead of leaves nothing as this browser knows it: the page is read again. */
export function rereadWhenRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** What a schema found wrong with a form. */
export interface FormError {
  issues: readonly { path: readonly PropertyKey[] }[];
}

/**
 * The answer to a form in which something was wrong: each field that `error` names, in the order of its words in
 * `texts`, and what was typed, to be mended.
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
