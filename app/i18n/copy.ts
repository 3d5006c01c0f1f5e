import type { Locale } from "./locale.ts";

/** The shape of a text in the other language; a test checks that the keys and list lengths are the same. */
type SameShape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameShape<Item>[]
    : { readonly [Key in keyof T]: SameShape<T[Key]> };

/**
 * The words of a page or part in both languages, side by side. A key that is missing in English is a type error, and
 * nothing falls back to the other language.
 */
export function copy<const T>(sv: T, en: NoInfer<SameShape<T>>): Record<Locale, SameShape<T>> {
  return { sv: sv as SameShape<T>, en };
}

/**
 * Words with company facts, which may change while the site runs. `pick` takes the needed facts; the result takes a
 * request's facts and a language. A page without facts to give is a type error.
 */
export function copyWith<Facts, Picked, const T>(
  pick: (facts: Facts) => Picked,
  sv: (picked: NoInfer<Picked>, facts: NoInfer<Facts>) => T,
  en: (picked: NoInfer<Picked>, facts: NoInfer<Facts>) => NoInfer<SameShape<T>>,
): (facts: Facts, locale: Locale) => SameShape<T> {
  return (facts, locale) =>
    locale === "sv" ? (sv(pick(facts), facts) as SameShape<T>) : en(pick(facts), facts);
}
