import { fill } from "./fill.ts";
import type { Locale } from "./locale.ts";
import { formatNumber } from "./numbers.ts";

/** The words for a number of things: `{count}` stands for the number. */
export interface CountWords {
  one: string;
  many: string;
}

/** A number of things in words: "1 demo", "5 demor"; Swedish and English have the same two forms. */
export function countWords(
  { one, many }: CountWords,
  count: number,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(count === 1 ? one : many, { ...values, count: formatNumber(count, locale) });
}
