import { languageParameters } from "./links.ts";
import type { Locale } from "./locale.ts";

/** Keeps the language of a page when its form is sent by GET. */
export function LanguageField({ locale }: { locale: Locale }) {
  return Object.entries(languageParameters(locale)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
