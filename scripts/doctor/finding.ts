import type { Level } from "#app/domain/level.ts";

/** What the doctor found about one part of the installation. */
export interface Finding {
  level: Level;
  part: string;
  /** What is so and, where it is not ok, what to do. */
  text: string;
}

const at = (level: Level) => (part: string, text: string) => ({ level, part, text });

export const finding = { ok: at("ok"), warning: at("warning"), error: at("error") };

/** What an error says, in one line. */
export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ("code" in error ? String(error.code) : error.name);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
