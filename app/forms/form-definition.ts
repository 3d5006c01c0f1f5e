import type { FormFields, MessagesOfFields } from "./form-fields.ts";
import type { FormName } from "./form-names.ts";
import type { Checked, PostedForm } from "./posted-form.ts";

export interface FormDefinition<Fields extends FormFields = FormFields> {
  name: FormName;
  /** The value of the hidden field `form`, which distinguishes it from other forms of the same page. */
  kind: string;
  fields: Fields;
  /** Loads the schema, the same that the server validates with. May be called several times. */
  loadSchema: () => Promise<(posted: PostedForm) => Checked>;
}

/** The messages that all forms share (app/content/shared/forms.server.ts). */
export interface SubmissionMessages {
  /** Errors that any field can have, and those of the whole form. */
  errors: Readonly<Record<"controlCharacters" | "formInvalid", string>>;
  summaryTitle: string;
  /** Put before the page's title while there are errors. */
  errorPrefix: string;
  busy: string;
  sent: string;
  /** The text before the telephone number, for urgent cases. */
  urgent: string;
  telephone: string;
  failed: { unavailable: string; failed: string; rateLimited: string; challenge: string };
  /** Shown with a failure: what was typed is still there. */
  kept: string;
  waiting: string;
  waitingMore: string;
  trap: string;
  legal: string;
  legalLink: string;
}

export interface FormMessages<Fields extends FormFields = FormFields> extends SubmissionMessages {
  fields: MessagesOfFields<Fields>;
  /** Beside the label of an optional field. */
  optional: string;
  send: string;
}
