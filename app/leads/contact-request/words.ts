import type { FormWords } from "#app/forms/form-definition.ts";
import type { contactDialogFields, contactMessageFields } from "./fields.ts";

/** The words of the contact dialog and of the page with the same form. */
export interface ContactRequestWords extends FormWords<typeof contactDialogFields> {
  title: string;
  lead: string;
  close: string;
}

export type ContactMessageWords = FormWords<typeof contactMessageFields>;
