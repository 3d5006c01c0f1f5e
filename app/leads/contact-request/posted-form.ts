import { type InputOf, inputOfSameName, type PostedForm } from "#app/forms/posted-form.ts";

/** Which of the two forms of this domain was filled in. */
export type FormKind = "request" | "message";

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

/** An issue of the contact stands at the field that the visitor sees. */
export const contactInputOf: InputOf = (field, posted) => {
  if (field === "contactValue") return posted.contactType === "phone" ? "phone" : "email";
  return inputOfSameName(field, posted);
};
