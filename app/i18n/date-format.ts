import type { Locale } from "./locale.ts";

const tags: Record<Locale, string> = { sv: "sv-SE", en: "en-GB" };
const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates of a language in Swedish time, unless the options name another zone. Each is made once: to make
 * one costs a hundred times what its use does.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(tags[locale], { timeZone: "Europe/Stockholm", ...options });
  made.set(key, format);
  return format;
}
