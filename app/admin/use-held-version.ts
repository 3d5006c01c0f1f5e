import { useState } from "react";
import type { LeadOutcome } from "./lead-notice.tsx";

/**
 * The version of a lead that a form is filled in from. From `hold` to `release` it stays as it was, whatever a
 * colleague does meanwhile: sending the form is then refused, not silent. It goes on with what one does to the lead
 * oneself, and to the version that a notice has told of.
 */
export function useHeldVersion(version: number, outcome: LeadOutcome | undefined) {
  const [seen, setSeen] = useState(outcome);
  const [held, setHeld] = useState<number | null>(null);
  if (outcome !== seen) {
    setSeen(outcome);
    if (held !== null) setHeld(heldAfter(outcome, held));
  }
  return {
    version: held ?? version,
    hold: (earlier?: number) => setHeld(earlier ?? held ?? version),
    release: () => setHeld(null),
  };
}

function heldAfter(outcome: LeadOutcome | undefined, held: number): number {
  if (outcome?.kind === "refused") return outcome.conflict?.version ?? held;
  const isOwnStep = outcome?.kind === "done" && outcome.version === held + 1;
  return isOwnStep ? held + 1 : held;
}
