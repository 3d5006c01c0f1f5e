import { useEffect, useRef, useState } from "react";
import { fieldsDraftOf, keepFieldsDraft } from "#app/admin/drafts.ts";
import { valuesOf } from "#app/forms/form-values.ts";
import type { Fields } from "./merged-fields.ts";
import type { Outcome } from "./outcome.ts";
import { useFormBase } from "./use-form-base.ts";

/**
 * The same as useFormBase, and what is typed stays in this tab, under `place` (drafts.ts), until it is saved.
 * `isKept`: it shows what was typed before the page was loaded; `written` is what is typed since.
 */
export function useKeptForm<State extends { version: number; values?: Fields }>(
  form: string,
  place: string,
  latest: State,
  outcome: Outcome | undefined,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<Pick<Outcome, "form" | "values">>();
  const [written, setWritten] = useState<Fields>({});
  const base = useFormBase(form, latest, outcome ?? kept);
  useEffect(() => {
    const values = fieldsDraftOf(place);
    if (values) setKept({ form, values });
  }, [form, place]);
  useEffect(() => {
    if (!outcome?.done) return;
    keepFieldsDraft(place, null);
    setKept(undefined);
    setWritten({});
  }, [outcome, place]);
  return {
    ...base,
    ref,
    isKept: kept !== undefined && outcome === undefined,
    written,
    onChange: () => {
      base.onChange();
      if (!ref.current) return;
      const values = valuesOf(ref.current);
      keepFieldsDraft(place, values);
      setWritten(values);
    },
  };
}
