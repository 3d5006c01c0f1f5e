import type { FormFields, WordsOfFields } from "./form-fields.ts";
import type { FormName } from "./form-names.ts";
import type { Checked, PostedForm } from "./posted-form.ts";

export interface FormDefinition<Fields extends FormFields = FormFields> {
  name: FormName;
  /** The value of its hidden field `form`, which tells it from other forms of the same page. */
  kind: string;
  fields: Fields;
  /** Loads the schema that the server checks with, too. May be called several times. */
  loadSchema: () => Promise<(posted: PostedForm) => Checked>;
}

/** The messages that all forms share (app/content/shared/forms.server.ts). */
export interface SubmissionWords {
  /** Errors that any field can have, and those of the whole form. */
  errors: Readonly<Record<"controlCharacters" | "formInvalid", string>>;
  summaryTitle: string;
  /** Put before the page's title while there are errors. */
  errorPrefix: string;
  busy: string;
  sent: string;
  /** Before the telephone number, for what can't wait. */
  urgent: string;
  telephone: string;
  failed: { unavailable: string; failed: string; rateLimited: string; challenge: string };
  /** Shown with a failure: nothing typed is lost. */
  kept: string;
  waiting: string;
  waitingMore: string;
  trap: string;
  legal: string;
  legalLink: string;
}

export interface FormWords<Fields extends FormFields = FormFields> extends SubmissionWords {
  fields: WordsOfFields<Fields>;
  /** Beside the label of an optional field. */
  optional: string;
  send: string;
}
