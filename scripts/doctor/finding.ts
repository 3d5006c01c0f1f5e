/** What the doctor found about one part of the installation. */
export interface Finding {
  /** wrong: the site does not work, or not safely. warning: it works, and should be better in operation. */
  state: "ok" | "warning" | "wrong";
  part: string;
  /** What is so and, where it is not ok, what to do. */
  text: string;
}

export const ok = (part: string, text: string): Finding => ({ state: "ok", part, text });
export const warning = (part: string, text: string): Finding => ({ state: "warning", part, text });
export const wrong = (part: string, text: string): Finding => ({ state: "wrong", part, text });

/** What an error says, in one line. */
export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ("code" in error ? String(error.code) : error.name);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
