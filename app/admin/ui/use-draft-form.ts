import { useCallback, useEffect, useRef, useState } from "react";
import { readFieldsDraft, storeFieldsDraft } from "#app/admin/drafts.ts";
import { valuesOf } from "#app/forms/form-values.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import type { Outcome } from "./outcome.ts";
import { useFormBase } from "./use-form-base.ts";

/**
 * useFormBase for a form whose unsaved fields are stored in this tab under `draftKey` (drafts.ts) until they are saved.
 * `isRestored`: it shows what was typed before the page was loaded; `written` is what was typed since.
 */
export function useDraftForm<State extends { version: number; values?: Fields }>(
  form: string,
  draftKey: string,
  latest: State,
  outcome: Outcome | undefined,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Pick<Outcome, "form" | "values">>();
  const [written, setWritten] = useState<Fields>({});
  const base = useFormBase(form, latest, outcome ?? restored);
  useEffect(() => {
    const values = readFieldsDraft(draftKey);
    if (values) setRestored({ form, values });
  }, [form, draftKey]);
  const forget = useCallback(() => {
    storeFieldsDraft(draftKey, null);
    setRestored(undefined);
    setWritten({});
  }, [draftKey]);
  useEffect(() => {
    if (outcome?.done && outcome.form === form) forget();
  }, [outcome, form, forget]);
  return {
    ...base,
    ref,
    isRestored: restored !== undefined && outcome?.form !== form,
    written,
    /** Removes what is stored, and shows what is saved. */
    discard: () => {
      forget();
      base.reset();
    },
    onChange: () => {
      base.onChange();
      if (!ref.current) return;
      const values = valuesOf(ref.current);
      storeFieldsDraft(draftKey, values);
      setWritten(values);
    },
  };
}
