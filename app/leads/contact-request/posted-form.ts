import type { ContactField, ContactIssues } from "./schema.ts";
import type { SubmissionWords } from "./words.ts";

/** Which of the two forms of this domain was filled in. */
export type FormKind = "request" | "message";

/** A form as it is sent and kept: field names and what was typed. */
export type PostedForm = Readonly<Record<string, unknown>>;

/** The form a posted one is; what does not say is the dialog's. */
export function kindOf(posted: PostedForm): FormKind {
  return posted.form === "message" ? "message" : "request";
}

/**
 * The input of checkContactRequest or checkContactMessage (schema.ts) for a posted form. The dialog has one
 * field for each way to be reached, so that it can be switched without script; the chosen one is the contact,
 * unless whoever posts names the contact itself.
 */
export function checkableInput(posted: PostedForm): PostedForm {
  if (kindOf(posted) === "message" || posted.contactValue !== undefined) return posted;
  return { ...posted, contactValue: posted.contactType === "phone" ? posted.phone : posted.email };
}

/** Tells whether the field that people do not see was filled in: the sender is a robot. */
export function isTrapped({ website }: PostedForm): boolean {
  return typeof website === "string" && website.trim() !== "";
}

/** What is wrong with one input, by the input's name. */
export interface FieldError {
  name: string;
  text: string;
}

/** The issues in words, each at the input that the visitor sees; null for what no visitor can mend. */
export function fieldErrors(
  issues: ContactIssues,
  posted: PostedForm,
  words: SubmissionWords,
): FieldError[] | null {
  const errors = issues.map(({ field, code }) => ({
    name: inputName(field, posted),
    text: words.issues[code],
  }));
  return errors.some(({ name }) => name === null)
    ? null
    : errors.flatMap(({ name, text }) => (name ? { name, text } : []));
}

function inputName(field: ContactField, posted: PostedForm): string | null {
  if (field === "form" || field === "website") return null;
  if (field === "contactValue") return posted.contactType === "phone" ? "phone" : "email";
  return field;
}
