import type { FormDefinition } from "#app/forms/form-definition.ts";
import { contactDialogFields, contactMessageFields } from "./fields.ts";

const loadSchema = async () => (await import("./schema.ts")).checkContactForm;

export const contactDialogForm = {
  name: "contact-request",
  kind: "request",
  fields: contactDialogFields,
  sender: "companyName",
  loadSchema,
} as const satisfies FormDefinition;

export const contactMessageForm = {
  name: "contact-message",
  kind: "message",
  fields: contactMessageFields,
  sender: "companyName",
  loadSchema,
} as const satisfies FormDefinition;
