import type { Locale } from "./locale.ts";

/** The type of the texts in the other language; a test checks that the keys and list lengths are the same. */
type SameShape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameShape<Item>[]
    : { readonly [Key in keyof T]: SameShape<T[Key]> };

/**
 * The texts of a page or part in both languages. A key that is missing in English is a type error; nothing falls back
 * to the other language.
 */
export function copy<const T>(sv: T, en: NoInfer<SameShape<T>>): Record<Locale, SameShape<T>> {
  return { sv: sv as SameShape<T>, en };
}

/**
 * Texts with company facts, which may change while the site runs. `pick` selects the facts; the result takes the
 * current facts and a language. A language without its texts is a type error, and so is a page that has no facts to pass.
 */
export function copyWith<Facts, Picked, const T>(
  pick: (facts: Facts) => Picked,
  texts: { sv: (picked: NoInfer<Picked>, facts: NoInfer<Facts>) => T } & Record<
    Exclude<Locale, "sv">,
    (picked: NoInfer<Picked>, facts: NoInfer<Facts>) => NoInfer<SameShape<T>>
  >,
): (facts: Facts, locale: Locale) => SameShape<T> {
  return (facts, locale) => texts[locale](pick(facts), facts) as SameShape<T>;
}
