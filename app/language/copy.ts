import type { Locale } from "./locale.ts";

/** The shape of a text in the other language: same keys, same list lengths are checked by a test. */
type SameShape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameShape<Item>[]
    : { readonly [Key in keyof T]: SameShape<T[Key]> };

/**
 * The words of one page or part in both languages, side by side. Swedish sets the shape; a key that is
 * missing in English is a type error, and nothing ever falls back to the other language.
 */
export function copy<const T>(sv: T, en: NoInfer<SameShape<T>>): Record<Locale, SameShape<T>> {
  return { sv: sv as SameShape<T>, en };
}
