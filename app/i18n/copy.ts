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

/**
 * Words that name figures of the company, which the admin may change while the site runs: `copy` of what `figures`
 * gives. Each language is put together when it is first read, and again after `renewCopy`; in between it is kept.
 */
export function copyWith<Figures, const T>(
  figures: () => Figures,
  sv: (figures: NoInfer<Figures>) => T,
  en: (figures: NoInfer<Figures>) => NoInfer<SameShape<T>>,
): Readonly<Record<Locale, SameShape<T>>> {
  const swedish = kept(() => sv(figures()) as SameShape<T>);
  const english = kept(() => en(figures()));
  return {
    get sv() {
      return swedish();
    },
    get en() {
      return english();
    },
  };
}

/** Rises with every `renewCopy`: what is kept of words that may name figures holds for one round. */
export let copyRound = 0;

/** Says that figures have changed: words that name them are put together anew when they are next read. */
export function renewCopy(): void {
  copyRound += 1;
}

function kept<Value>(make: () => Value): () => Value {
  let made: { round: number; value: Value } | undefined;
  return () => {
    if (made?.round !== copyRound) made = { round: copyRound, value: make() };
    return made.value;
  };
}
