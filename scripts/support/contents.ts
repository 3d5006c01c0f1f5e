import type { Configuration } from "#server/configuration.ts";

/** The settings whose values are in a support bundle; of the others it says only whether they are set. */
const shown: ReadonlySet<string> = new Set([
  "BACKUP_DIR",
  "DATA_DIR",
  "HOST",
  "LOG_LEVEL",
  "METRICS_HOST",
  "ROLES",
  "SHARED_CACHE",
  "SIGN_UP",
  "SITE_URL",
]);

/** A line for each setting: its value if it is a number, yes or no, or harmless, otherwise whether it is set. */
export function settingLines(configuration: Configuration): string {
  return Object.entries(configuration)
    .map(([name, value]) => {
      const isHarmless = typeof value === "number" || typeof value === "boolean" || shown.has(name);
      return `${name}=${value === undefined ? "(not set)" : isHarmless ? value : "(set)"}`;
    })
    .join("\n");
}

/**
 * The last lines of a log that the product has written (JSON, without personal data). Lines of others are left out, since
 * nobody knows what is in them; the start prints a set-up code, for example.
 */
export function productLines(log: string, most: number): string[] {
  return log.split("\n").filter(isProductLine).slice(-most).map(withoutContacts);
}

function isProductLine(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null && "level" in entry && "time" in entry;
  } catch {
    return false;
  }
}

/**
 * A text without email addresses and telephone numbers: a server's reply may name a mailbox or the number that an SMS was
 * for.
 */
export function withoutContacts(text: string): string {
  // A package's name has its @ after a slash.
  return text
    .split(/(\s+)/)
    .map((word) => (/[^/\s]@/.test(word) ? "…" : word))
    .join("")
    .replaceAll(/(?<![\w.-])[+0][\d ()-]*\d/g, (found) => (isTelephone(found) ? "…" : found));
}

/** Whether what begins with + or 0 has as many digits as a telephone number; one of the product's dates begins with 2. */
function isTelephone(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, "");
  return length >= 8 && length <= 15;
}
