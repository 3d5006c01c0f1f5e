import type { Locale } from "./locale.ts";

/** The languages with the country whose way to write numbers and dates applies. */
export const languageTags: Record<Locale, string> = { sv: "sv-SE", en: "en-GB" };
const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter for a language, in Swedish time unless the options set another time zone. Each is created once: creating
 * one takes a hundred times as long as using it.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(languageTags[locale], { timeZone: "Europe/Stockholm", ...options });
  made.set(key, format);
  return format;
}
