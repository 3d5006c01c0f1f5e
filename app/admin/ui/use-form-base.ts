import { useState } from "react";
import type { Fields } from "./merged-fields.ts";
import type { Outcome } from "./outcome.ts";

/**
 * What stands in a form, and the version that it is saved on. While somebody writes in it (call `onChange`), it stays
 * as it was begun (`shown`), whatever a colleague saves meanwhile: what is written is never replaced, and saving it is
 * refused, not silent. An answer that has values puts them into the fields (`typed`), on the version that they name;
 * any other answer to the form begins anew with what is saved. An answer to another form changes nothing in this one.
 * The form takes `key`, so that its fields are filled in again when they are to be.
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
    /** Whether the form waits to be mended or saved again. */
    waits: answer?.values !== undefined,
    typed,
    errorOf,
    /** What a field takes of the form. */
    field: (name: string) => ({
      id: `${form}-${name}`,
      name,
      defaultValue: typed(name) ?? shown.values?.[name] ?? "",
      error: errorOf(name),
    }),
    onChange: () => setBegun(shown),
  };
}
