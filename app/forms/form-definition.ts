import type { submissionMessages } from "#app/content/shared/forms.server.ts";
import type { FormFields, MessagesOfFields } from "./form-fields.ts";
import type { FormName } from "./form-names.ts";
import type { Checked, PostedForm } from "./posted-form.ts";

export interface FormDefinition<Fields extends FormFields = FormFields> {
  name: FormName;
  /** The value of the hidden field `form`, which distinguishes it from other forms of the same page. */
  kind: string;
  fields: Fields;
  /** The field that says whose form it is: with another value it is another request, and not a correction. */
  sender: keyof Fields & string;
  /** The field that says what it is for, where somebody may send several; the same holds for it. */
  subject?: keyof Fields & string;
  /** Loads the schema, the same that the server validates with. May be called several times. */
  loadSchema: () => Promise<(posted: PostedForm) => Checked>;
}

/** The messages that all forms share. */
export type SubmissionMessages = (typeof submissionMessages)["sv"];

export interface FormMessages<Fields extends FormFields = FormFields> extends SubmissionMessages {
  fields: MessagesOfFields<Fields>;
  send: string;
}
