import type { FormFields, WordsOfFields } from "./form-fields.ts";
import type { FormName } from "./form-names.ts";
import type { Checked, PostedForm } from "./posted-form.ts";

/** What one form is, told once. */
export interface FormDefinition<Fields extends FormFields = FormFields> {
  name: FormName;
  /** What tells it from the other forms of the same page, in its hidden field `form`. */
  kind: string;
  fields: Fields;
  /** Loads the schema, the same that the server checks with. May be asked several times. */
  loadSchema: () => Promise<(posted: PostedForm) => Checked>;
}

/** What every form says about checking and sending (app/content/shared/forms.server.ts). */
export interface SubmissionWords {
  /** What can be wrong with any field, and with the whole. */
  errors: Readonly<Record<"controlCharacters" | "formInvalid", string>>;
  summaryTitle: string;
  /** Put before the page's title while something is wrong. */
  errorPrefix: string;
  busy: string;
  sent: string;
  failed: { unavailable: string; failed: string; rateLimited: string; challenge: string };
  /** Under a failure: that nothing typed is lost. */
  kept: string;
  waiting: string;
  waitingMore: string;
  trap: string;
  legal: string;
  legalLink: string;
}

/** All that a form says in one language. */
export interface FormWords<Fields extends FormFields = FormFields> extends SubmissionWords {
  fields: WordsOfFields<Fields>;
  /** Beside the label of a field that may stay empty. */
  optional: string;
  send: string;
}
