import { cleanText } from "#app/domain/clean-text.ts";
import type { AnyFieldMessages } from "./form-fields.ts";

/** A form as it is sent and stored: field names and what was typed. */
export type PostedForm = Readonly<Record<string, unknown>>;

/** An error of one field, by its code in the schema; the page has its text. */
export interface Issue {
  field: string;
  code: string;
}

/** The result of checking a posted form. */
export type Checked<Value = unknown> = { ok: true; value: Value } | { ok: false; issues: readonly Issue[] };

/** The fields of a form that are texts: of a FormData without its files. */
export function textsOf(fields: Iterable<[name: string, value: unknown]>): Record<string, string> {
  return Object.fromEntries(
    [...fields].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Passwords are compared with what was chosen, so nothing is removed from them. */
const passwords = ["password", "current", "proofPassword"];

/** What was typed into a field, cleaned (app/domain/clean-text.ts); a password as it is. */
export function cleanTyped(name: string, typed: string): string {
  return passwords.includes(name) ? typed : cleanText(typed);
}

/** Whether the honeypot was filled in, which only robots do. */
export function isTrapped({ website }: PostedForm): boolean {
  return typeof website === "string" && website.trim() !== "";
}

/** The error text of one input, by the input's name. */
export interface FieldError {
  name: string;
  text: string;
}

export interface ErrorMessages {
  readonly fields: Readonly<Record<string, AnyFieldMessages>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The error texts, each at its input; null when a visitor can't correct one of them. */
export function fieldErrors(issues: readonly Issue[], messages: ErrorMessages): FieldError[] | null {
  const errors: FieldError[] = [];
  for (const { field: name, code } of issues) {
    const text = messages.fields[name]?.errors?.[code] ?? messages.errors[code];
    if (name === "form" || name === "website" || text === undefined) return null;
    errors.push({ name, text });
  }
  return errors;
}
