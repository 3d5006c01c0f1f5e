import { useState } from "react";
import type { Outcome } from "./outcome.ts";

/**
 * The version of a lead or booking that a form is based on: the latest, but between `hold` and `release` it stays, so
 * that sending the form after a colleague's change is refused with a message. It follows one's own changes, and moves
 * to the version that a conflict's notice has shown.
 */
export function useHeldVersion(version: number, outcome: Pick<Outcome, "version" | "conflict"> | undefined) {
  const [seen, setSeen] = useState(outcome);
  const [held, setHeld] = useState<number | null>(null);
  if (outcome !== seen) {
    setSeen(outcome);
    if (held !== null)
      setHeld(outcome?.conflict?.version ?? (outcome?.version === held + 1 ? held + 1 : held));
  }
  return {
    version: held ?? version,
    hold: (earlier?: number) => setHeld(earlier ?? held ?? version),
    release: () => setHeld(null),
  };
}
