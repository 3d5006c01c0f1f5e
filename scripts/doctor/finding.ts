import type { Level } from "#app/domain/level.ts";
import { errorCode } from "#backend/error-code.ts";

/** A result of the doctor about one part of the installation. */
export interface Finding {
  level: Level;
  part: string;
  /** The state and, unless it is ok, what to do. */
  text: string;
}

const findingAt = (level: Level) => (part: string, text: string) => ({ level, part, text });

export const finding = { ok: findingAt("ok"), warning: findingAt("warning"), error: findingAt("error") };

/** The findings in a list that also has empty entries. */
export function applicable(findings: readonly (Finding | false | null | undefined)[]): Finding[] {
  return findings.flatMap((each) => each || []);
}

/** An error's message in one line. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || errorCode(error) || error.name;
  return message.replaceAll(/\s*\n\s*/g, " ");
}
