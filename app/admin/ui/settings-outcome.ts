import type { AdminOutcome } from "./admin-notice.tsx";
import type { Fields } from "./merged-fields.ts";

/** What a form is told of what became of it. */
export interface FormAnswer {
  /** The form that was answered. */
  form?: string;
  /**
   * What is to stand in it, to be mended or saved again; with it what the form sends along unseen, such as the
   * version that this is a change of.
   */
  values?: Fields;
  /** What was wrong with which field. */
  wrong?: readonly { fieldId: string; name: string; text: string }[];
}

/** What became of a form of a page of settings. */
export interface SettingsOutcome extends AdminOutcome, FormAnswer {
  /** The fields of the form that takes it back. */
  undo?: Readonly<Record<string, string | readonly string[]>>;
  /** What a colleague changed meanwhile, so that nothing is saved yet. */
  meanwhile?: readonly string[];
}
