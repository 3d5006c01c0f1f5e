import { useState } from "react";
import type { Fields } from "./merged-fields.ts";
import type { Outcome } from "./outcome.ts";

/**
 * What a form shows, and the version that it is saved on. While somebody writes in it (call `onChange`), it keeps the
 * state that it began with (`shown`), whatever a colleague saves meanwhile: what is written is never replaced, and
 * saving it is refused, with a message. An answer with values puts them into the fields (`typed`) on the version that
 * it names; any other answer to this form starts it again with what is saved. Answers to other forms change nothing.
 * Give it to EditedForm, whose `key` has the fields filled in again when needed.
 */
export function useFormBase<State extends { version: number; values?: Fields }>(
  form: string,
  latest: State,
  outcome: Pick<Outcome, "form" | "values" | "wrong"> | undefined,
) {
  const given = outcome?.form === form ? outcome : undefined;
  const [answer, setAnswer] = useState(given);
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<State | null>(null);
  if (given && given !== answer) {
    setAnswer(given);
    setRound(round + 1);
    setBegun(null);
  }
  const shown = begun ?? latest;
  const version = answer?.values?.version ?? String(shown.version);
  const typed = (name: string) => answer?.values?.[name];
  const errorOf = (name: string) => answer?.wrong?.find((field) => field.name === name)?.text;
  return {
    key: `${round} ${version}`,
    shown,
    version,
    /** Whether the form waits to be corrected or saved again. */
    waits: answer?.values !== undefined,
    /** Whether it has something that is not saved. */
    isUnsaved: begun !== null || answer?.values !== undefined,
    typed,
    errorOf,
    field: (name: string) => ({
      id: `${form}-${name}`,
      name,
      defaultValue: typed(name) ?? shown.values?.[name] ?? "",
      error: errorOf(name),
    }),
    onChange: () => setBegun(shown),
  };
}
