import { useState } from "react";
import type { Outcome } from "./outcome.ts";

/**
 * The version of a lead or a booking that a form is filled in from. From `hold` to `release` it stays as it was,
 * whatever a colleague does meanwhile: sending the form is then refused, not silent. It goes on with what one does
 * oneself, and to the version that a notice has told of.
 */
export function useHeldVersion(version: number, outcome: Pick<Outcome, "version" | "conflict"> | undefined) {
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

function heldAfter(outcome: Pick<Outcome, "version" | "conflict"> | undefined, held: number): number {
  if (outcome?.conflict) return outcome.conflict.version;
  return outcome?.version === held + 1 ? held + 1 : held;
}
