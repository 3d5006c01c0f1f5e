import { consentWords } from "#app/content/shared/consent.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Consent, ConsentWords } from "./consent.ts";

/** The texts that ask for consent to the configured tag, in one language; undefined where no tag is configured. */
export function consentOf(tag: string | undefined, locale: Locale): Consent | undefined {
  if (!tag) return undefined;
  const values = { host: new URL(tag).host, cookies: pageHref("cookies", locale) };
  return { tag, words: filled(consentWords[locale], values) };
}

function filled(words: ConsentWords, values: Record<string, string>): ConsentWords {
  return JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === "string" ? fill(value, values) : value,
  );
}
