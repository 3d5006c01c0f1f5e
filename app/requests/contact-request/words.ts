import type { contactRequestMessages } from "#app/content/shared/forms.server.ts";
import type { FormMessages } from "#app/forms/form-definition.ts";
import type { contactDialogFields, contactMessageFields } from "./fields.ts";

/** The messages of the contact dialog and of the page with the same form. */
export type ContactRequestMessages = (typeof contactRequestMessages)["sv"] &
  FormMessages<typeof contactDialogFields>;

export type ContactMessageMessages = FormMessages<typeof contactMessageFields> & { again: string };
