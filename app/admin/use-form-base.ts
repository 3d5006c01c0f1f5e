import { useState } from "react";
import type { SettingsOutcome } from "./settings-outcome.ts";

/**
 * The version that a form of settings is filled in from. While somebody writes in it (call `onChange`), it stays as it
 * was, whatever a colleague saves meanwhile: what is written is never replaced, and saving it is refused, not silent.
 * An answer to the form `name` that is not about a wrong field begins anew.
 */
export function useFormBase(version: number, outcome: SettingsOutcome | undefined, name: string) {
  const answer = outcome?.form === name && !outcome.wrong ? outcome : undefined;
  const [seen, setSeen] = useState(answer);
  const [base, setBase] = useState<number | null>(null);
  if (answer !== seen) {
    setSeen(answer);
    setBase(null);
  }
  return { version: base ?? version, onChange: () => setBase(base ?? version) };
}
