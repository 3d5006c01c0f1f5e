import { languageTags } from "./date-format.ts";
import type { Locale } from "./locale.ts";

/** A whole number in a language: "50 000" (with a non-breaking space), "50,000". */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 0 }).format(value);
}

/** Hours with decimals: "0,5", "0.5". */
export function formatHours(hours: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 2 }).format(hours);
}

/** A number with exactly so many decimals: "4,8", "4.8". */
export function formatDecimals(value: number, decimals: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** A number that is written with a decimal point, with the language's mark: "4,8", "4.8". */
export function withDecimalMark(text: string, locale: Locale): string {
  const mark = new Intl.NumberFormat(languageTags[locale]).formatToParts(0.5)[1]?.value ?? ".";
  return text.replace(".", mark);
}

/** Bytes in gigabytes: "42", below ten with a decimal, "0,9", "0.9". */
export function formatGigabytes(bytes: number, locale: Locale): string {
  const digits = bytes < 10e9 ? 1 : 0;
  return new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: digits }).format(bytes / 1e9);
}

/** A percentage: "50 %" (with a non-breaking space), "50%". */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { style: "percent" }).format(percent / 100);
}

/** An amount with its currency: "6 160 kr", "SEK 6,160"; öre only when there are any. */
export function formatKronor(amount: number, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const figure = new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return locale === "sv" ? `${figure}\u00a0kr` : `SEK\u00a0${figure}`;
}

/** Whole amounts from and to, on one line: "5 520–6 160 kr", "SEK 5,520–6,160"; a single one if they are the same. */
export function formatKronorSpan({ from, to }: { from: number; to: number }, locale: Locale): string {
  if (from === to) return formatKronor(to, locale);
  const [first, last] = [formatNumber(from, locale), formatNumber(to, locale)];
  // The joiner keeps the line from breaking after the dash.
  return locale === "sv" ? `${first}–\u2060${last}\u00a0kr` : `SEK\u00a0${first}–\u2060${last}`;
}

/** An amount in short, where the whole one has no room: "850 kr", "412 tkr", "1,2 mnkr"; "SEK 412k", "SEK 1.2m". */
export function formatShortKronor(amount: number, locale: Locale): string {
  if (Math.abs(amount) < 1_000) return formatKronor(Math.round(amount), locale);
  const isMillions = Math.abs(amount) >= 999_500;
  const figure = new Intl.NumberFormat(languageTags[locale], {
    maximumFractionDigits: isMillions && Math.abs(amount) < 99_950_000 ? 1 : 0,
  }).format(amount / (isMillions ? 1e6 : 1e3));
  if (locale === "sv") return `${figure}\u00a0${isMillions ? "mnkr" : "tkr"}`;
  return `SEK\u00a0${figure}${isMillions ? "m" : "k"}`;
}
