import { useState } from "react";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";

/**
 * A single field of a lead. What is chosen or typed and not saved yet is kept when a colleague changes the lead, and
 * saving it is then refused once; a field that nobody has touched shows the latest value.
 */
export function useUnsaved(
  saved: string,
  version: number,
  outcome: Outcome | undefined,
  isSame = (value: string) => value === saved,
) {
  const base = useEditedForm(null, { version }, outcome);
  const [chosen, setChosen] = useState<string>();
  const [lastOutcome, setLastOutcome] = useState(outcome);
  const forget = () => {
    setChosen(undefined);
    base.reset();
  };
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (chosen !== undefined && isSame(chosen)) forget();
  }
  return {
    value: chosen ?? saved,
    version: base.version,
    isUnsaved: chosen !== undefined && !isSame(chosen),
    change(value: string) {
      base.hold();
      setChosen(value);
    },
    forget,
  };
}
