import type { AnyFieldWords } from "./form-fields.ts";

/** A form as it is sent and kept: field names and what was typed. */
export type PostedForm = Readonly<Record<string, unknown>>;

/** What is wrong with one field, as the schema names both; words are the page's. */
export interface Issue {
  field: string;
  code: string;
}

/** What a form's schema says of a posted form. */
export type Checked<Value = unknown> = { ok: true; value: Value } | { ok: false; issues: readonly Issue[] };

/** The texts of a form, without its files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Tells whether the field that people do not see was filled in: a robot sent it. */
export function isTrapped({ website }: PostedForm): boolean {
  return typeof website === "string" && website.trim() !== "";
}

/** What is wrong with one input, by the input's name. */
export interface FieldError {
  name: string;
  text: string;
}

/** The words for what is wrong: with one field, and with any. */
export interface ErrorWords {
  readonly fields: Readonly<Record<string, AnyFieldWords>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The issues in words, each at its input; null when one is not the visitor's to mend. */
export function fieldErrors(issues: readonly Issue[], words: ErrorWords): FieldError[] | null {
  const errors: FieldError[] = [];
  for (const { field: name, code } of issues) {
    const text = words.fields[name]?.errors?.[code] ?? words.errors[code];
    if (name === "form" || name === "website" || text === undefined) return null;
    errors.push({ name, text });
  }
  return errors;
}
