import type { OfficeOutcome } from "./office-notice.tsx";

/** What became of a form of a page of settings. */
export interface SettingsOutcome extends OfficeOutcome {
  /** The form that was answered. */
  form?: string;
  /** The fields of the form that takes it back. */
  undo?: Readonly<Record<string, string | readonly string[]>>;
  /** What was wrong with which form, and what was typed into it. */
  wrong?: WrongForm;
}

export interface WrongForm {
  form: string;
  fields: readonly { fieldId: string; name: string; text: string }[];
  values: Readonly<Record<string, string>>;
}

/** What one form is told of what was wrong with it: the words at a field, and what was typed there. */
export function wrongIn(outcome: SettingsOutcome | undefined, form: string) {
  const wrong = outcome?.wrong?.form === form ? outcome.wrong : null;
  return {
    is: wrong !== null,
    errorOf: (name: string) => wrong?.fields.find((field) => field.name === name)?.text,
    typed: (name: string) => wrong?.values[name],
  };
}
