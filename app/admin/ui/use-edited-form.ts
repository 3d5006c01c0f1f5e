import { useCallback, useEffect, useRef, useState } from "react";
import { readFieldsDraft, storeFieldsDraft } from "#app/admin/drafts.ts";
import { valuesOf } from "#app/forms/form-values.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { followedVersion, type Outcome } from "./outcome.ts";

/**
 * The values that a form shows and the version that it is based on, for EditedForm. From the first `onChange` it keeps
 * the state that it had then (`state`), whatever a colleague saves meanwhile: what is written is never replaced, and
 * saving it is refused with a message. An outcome with values puts them into the fields (`typed`), on the version that
 * it names; any other outcome of this form shows what is saved. Outcomes of other forms change nothing. When `key`
 * changes the fields are filled in again.
 *
 * `form` is null for a form that keeps its own fields: it needs only the version, which follows the person's own
 * changes (followedVersion). With a `draftKey` the unsaved fields are stored in this tab (drafts.ts) until they are
 * saved: `isRestored` says that the form shows what was typed before the page was loaded, `written` is what was typed
 * since.
 */
export function useEditedForm<State extends { version: number; values?: Fields }>(
  form: string | null,
  latest: State,
  outcome: Outcome | undefined,
  draftKey?: string,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<{ form: string | null; values: Fields }>();
  const [written, setWritten] = useState<Fields>({});
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<{ state: State; version: number } | null>(null);
  const isOwn = form !== null && outcome?.form === form;
  const shown: Pick<Outcome, "values" | "wrong"> | undefined = isOwn
    ? outcome
    : outcome
      ? undefined
      : restored;
  const [result, setResult] = useState(shown);
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (form === null && begun && outcome)
      setBegun({ ...begun, version: followedVersion(begun.version, outcome) });
  }
  if (shown && shown !== result) {
    setResult(shown);
    setRound(round + 1);
    setBegun(null);
  }

  useEffect(() => {
    const values = draftKey === undefined ? null : readFieldsDraft(draftKey);
    if (values) setRestored({ form, values });
  }, [form, draftKey]);
  const forget = useCallback(() => {
    if (draftKey === undefined) return;
    storeFieldsDraft(draftKey, null);
    setRestored(undefined);
    setWritten({});
  }, [draftKey]);
  useEffect(() => {
    if (isOwn && outcome.done) forget();
  }, [isOwn, outcome, forget]);

  const state = begun?.state ?? latest;
  const values: Fields = { ...state.values, ...result?.values };
  const typed = (name: string) => result?.values?.[name];
  const errorOf = (name: string) => result?.wrong?.find((field) => field.name === name)?.text;
  /** Keeps the current state, or an earlier version of it. */
  const hold = (version = begun?.version ?? latest.version) => setBegun({ state, version });
  /** Shows what is saved, on its version. */
  const reset = () => {
    setResult(undefined);
    setRound(round + 1);
    setBegun(null);
  };
  return {
    ref,
    // The fields are not filled in again while the form keeps its state, even if its version changes.
    key: `${round} ${typed("version") ?? state.version}`,
    state,
    version: typed("version") ?? String(begun?.version ?? latest.version),
    /** Whether the form has to be corrected or saved again. */
    waits: result?.values !== undefined,
    /** Whether it has unsaved changes. */
    isUnsaved: begun !== null || result?.values !== undefined,
    /** What the fields show at first. */
    values,
    typed,
    errorOf,
    /** The props of a field. The browser must not fill in the colleague's own details. */
    field: (name: string) => ({
      id: `${form}-${name}`,
      name,
      defaultValue: values[name] ?? "",
      error: errorOf(name),
      autoComplete: "off",
    }),
    hold,
    reset,
    isRestored: restored !== undefined && !isOwn,
    written,
    /** Removes what is stored, and shows what is saved. */
    discard: () => {
      forget();
      reset();
    },
    onChange: () => {
      hold();
      if (draftKey === undefined || !ref.current) return;
      const typedNow = valuesOf(ref.current);
      storeFieldsDraft(draftKey, typedNow);
      setWritten(typedNow);
    },
  };
}
