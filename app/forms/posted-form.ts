/** A form as it is sent and kept: field names and what was typed. */
export type PostedForm = Readonly<Record<string, unknown>>;

/** What is wrong with one field, as the schema names both; words are the page's. */
export interface Issue {
  field: string;
  code: string;
}

/** What a form's schema says of a posted form. */
export type Checked<Value = unknown> = { ok: true; value: Value } | { ok: false; issues: readonly Issue[] };

/** Tells whether the field that people do not see was filled in: the sender is a robot. */
export function isTrapped({ website }: PostedForm): boolean {
  return typeof website === "string" && website.trim() !== "";
}

/** What is wrong with one input, by the input's name. */
export interface FieldError {
  name: string;
  text: string;
}

/** The input at which an issue of a field stands; null for what no visitor can mend. */
export type InputOf = (field: string, posted: PostedForm) => string | null;

/** Most fields are inputs of the same name; "form" and the trap are none that a visitor can mend. */
export const inputOfSameName: InputOf = (field) => (field === "form" || field === "website" ? null : field);

/** The issues in words, each at the input that the visitor sees; null when one is not the visitor's to mend. */
export function fieldErrors(
  issues: readonly Issue[],
  posted: PostedForm,
  words: Readonly<Record<string, string>>,
  inputOf: InputOf = inputOfSameName,
): FieldError[] | null {
  const errors: FieldError[] = [];
  for (const { field, code } of issues) {
    const name = inputOf(field, posted);
    const text = words[code];
    if (name === null || text === undefined) return null;
    errors.push({ name, text });
  }
  return errors;
}
