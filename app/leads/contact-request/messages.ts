import type { FormMessages } from "#app/forms/form-definition.ts";
import type { contactDialogFields, contactMessageFields } from "./fields.ts";

/** The messages of the contact dialog and of the page with the same form. */
export interface ContactRequestMessages extends FormMessages<typeof contactDialogFields> {
  title: string;
  lead: string;
  close: string;
}

export type ContactMessageMessages = FormMessages<typeof contactMessageFields>;
