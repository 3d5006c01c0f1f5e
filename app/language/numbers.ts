import type { Locale } from "./locale.ts";

const formats: Record<Locale, Intl.NumberFormat> = {
  sv: new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }),
};

/** A whole number as it is written in a language: "50 000" (with a non-breaking space), "50,000". */
export function formatNumber(value: number, locale: Locale): string {
  return formats[locale].format(value);
}
