import { useState } from "react";
import type { Outcome } from "./outcome.ts";

/**
 * The version of a lead or booking that a form is based on: the latest, but between `hold` and `release` it stays, so
 * that sending the form after a colleague's change is refused with a message. It follows one's own changes, and moves
 * to the version that a conflict's notice has shown.
 */
export function useHeldVersion(version: number, outcome: Pick<Outcome, "version" | "conflict"> | undefined) {
  const [lastOutcome, setLastOutcome] = useState(outcome);
  const [base, setBase] = useState<number | null>(null);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (base !== null)
      setBase(outcome?.conflict?.version ?? (outcome?.version === base + 1 ? base + 1 : base));
  }
  return {
    version: base ?? version,
    hold: (earlier?: number) => setBase(earlier ?? base ?? version),
    release: () => setBase(null),
  };
}
