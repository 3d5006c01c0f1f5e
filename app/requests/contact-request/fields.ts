import type { LeadSource } from "#app/domain/request-kinds.ts";
import type { FormFields } from "#app/forms/form-fields.ts";
import type { PostedForm } from "#app/forms/posted-form.ts";
import { textBounds } from "#app/forms/text-rules.ts";

/**
 * The contact dialog: a company, and email or phone. Both have a field, so that the choice works without script; only
 * the chosen one is checked and stored.
 */
export const contactDialogFields = {
  contactType: { kind: "choice", options: ["email", "phone"] },
  companyName: { kind: "text", ...textBounds.name, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone" },
} as const satisfies FormFields;

export const contactMessageFields = {
  name: { kind: "text", ...textBounds.name, autoComplete: "name" },
  companyName: { kind: "text", ...textBounds.company, autoComplete: "organization" },
  email: { kind: "email" },
  phone: { kind: "phone", optional: true },
  message: { kind: "lines", ...textBounds.message },
} as const satisfies FormFields;

/** The contact forms, by their hidden field `form`, with the source of their leads. */
export const contactSources = {
  request: "contact-dialog",
  message: "contact-form",
} as const satisfies Record<string, LeadSource>;
export type ContactForm = keyof typeof contactSources;

/** Which form was posted; the dialog's by default. */
export function contactFormOf({ form }: PostedForm): ContactForm {
  return typeof form === "string" && isContactForm(form) ? form : "request";
}

const isContactForm = (form: string): form is ContactForm => Object.hasOwn(contactSources, form);
