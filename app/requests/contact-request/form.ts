import type { FormDefinition } from "#app/forms/form-definition.ts";
import { type ContactForm, contactDialogFields, contactMessageFields } from "./fields.ts";

type ContactDefinition = FormDefinition & { kind: ContactForm };

const loadSchema = async () => (await import("./schema.ts")).checkContactForm;

export const contactDialogForm = {
  name: "contact-request",
  kind: "request",
  fields: contactDialogFields,
  sender: "companyName",
  loadSchema,
} as const satisfies ContactDefinition;

export const contactMessageForm = {
  name: "contact-message",
  kind: "message",
  fields: contactMessageFields,
  sender: "companyName",
  loadSchema,
} as const satisfies ContactDefinition;
