import { consentMessages } from "#app/content/shared/consent.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Consent, ConsentMessages } from "./consent.ts";

/** The texts that ask for consent to the configured tag, in one language; undefined where no tag is configured. */
export function consentOf(tag: string | undefined, locale: Locale): Consent | undefined {
  if (!tag) return undefined;
  const values = { host: new URL(tag).host, cookies: pageHref("cookies", locale) };
  return { tag, messages: filled(consentMessages[locale], values) };
}

function filled(messages: ConsentMessages, values: Record<string, string>): ConsentMessages {
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === "string" ? fill(value, values) : value,
  );
}
