import { useState } from "react";
import type { Fields } from "#app/forms/merged-fields.ts";
import type { Outcome } from "./outcome.ts";

/**
 * The values that a form shows and the version that it is based on, for EditedForm. From the first `onChange` it stays
 * on the state that it had then (`state`), whatever a colleague saves meanwhile: what is written is never replaced, and
 * saving it is refused with a message. An outcome with values puts them into the fields (`typed`), on the version that
 * it names; any other outcome of this form shows what is saved. Outcomes of other forms change nothing. When `key`
 * changes the fields are filled in again.
 */
export function useFormBase<State extends { version: number; values?: Fields }>(
  form: string,
  latest: State,
  outcome: Pick<Outcome, "form" | "values" | "wrong"> | undefined,
) {
  const formOutcome = outcome?.form === form ? outcome : undefined;
  const [result, setAnswer] = useState(formOutcome);
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<State | null>(null);
  if (formOutcome && formOutcome !== result) {
    setAnswer(formOutcome);
    setRound(round + 1);
    setBegun(null);
  }
  const state = begun ?? latest;
  const version = result?.values?.version ?? String(state.version);
  const values: Fields = { ...state.values, ...result?.values };
  const typed = (name: string) => result?.values?.[name];
  const errorOf = (name: string) => result?.wrong?.find((field) => field.name === name)?.text;
  return {
    key: `${round} ${version}`,
    state,
    version,
    /** Whether the form has to be corrected or saved again. */
    waits: result?.values !== undefined,
    /** Whether it has unsaved changes. */
    isUnsaved: begun !== null || result?.values !== undefined,
    /** What the fields show at first. */
    values,
    typed,
    errorOf,
    /** The props of a field. The browser must not fill in the details of whoever works here. */
    field: (name: string) => ({
      id: `${form}-${name}`,
      name,
      defaultValue: values[name] ?? "",
      error: errorOf(name),
      autoComplete: "off",
    }),
    onChange: () => setBegun(state),
    /** Fills the fields in with what is saved. */
    reset: () => {
      setAnswer(undefined);
      setRound(round + 1);
      setBegun(null);
    },
  };
}
