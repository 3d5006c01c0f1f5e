import MiniSearch from "minisearch";
import SearchableMap from "minisearch/SearchableMap";
import type { Locale } from "#app/i18n/locale.ts";
import { searchWords, stemOf, withoutStopWords } from "./words.server.ts";

export interface SearchedPage {
  path: string;
  title: string;
  description: string;
  /** The text of its main part. */
  text: string;
  /** The names that people use for it, separated by commas. */
  called: string;
  /** Multiplies its score. */
  weight: number;
}

/** A page in the results. */
export interface Hit {
  path: string;
  title: string;
  description: string;
  /**
   * The share of the query's words that are in its title, path or names; 0 if they are only in the description or
   * text.
   */
  named: number;
}

/** The results, best first, and the stems that were searched for. */
export interface Found {
  hits: Hit[];
  stems: string[];
}

/** The maximum words of a name; every sequence of up to this many words of a query is searched for. */
const longestName = 3;
/** Pages with a smaller share of the best score are left out. */
const minScoreShare = 1 / 40;

/**
 * A search index of pages in one language. It finds inflected forms. A word that is on no page is replaced by a similar
 * one: two letters swapped, a wrong letter corrected (only to a word that names or describes a page: the texts contain
 * a similar word for almost any), a compound split in two, or a longer word that begins with it.
 */
export class SearchIndex {
  readonly #locale: Locale;
  /** Every stem on the pages, with its number of occurrences. */
  readonly #stems = new SearchableMap<number>();
  /** The words that name or describe pages as they are written, with the number of their occurrences. */
  readonly #describing = new SearchableMap<number>();
  readonly #pages: MiniSearch<SearchedPage>;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#pages = new MiniSearch<SearchedPage>({
      idField: "path",
      fields: ["title", "path", "called", "description", "text"],
      storeFields: ["title", "description", "weight"],
      tokenize: (text, field) => {
        if (field !== "text")
          for (const word of withoutStopWords(text))
            this.#describing.set(word, (this.#describing.get(word) ?? 0) + 1);
        if (field === "called") return text.split(",").map((name) => this.#stemsOf(name).join(" "));
        const stems = this.#stemsOf(text);
        return field === "title" ? namesIn(stems) : stems;
      },
      processTerm: (name) => {
        for (const stem of name.split(" ")) this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + 1);
        return name;
      },
      searchOptions: {
        tokenize: (names) => names.split(","),
        processTerm: (name) => name,
        boost: { called: 10, title: 4, path: 2, description: 2 },
        // The pages are of similar length.
        bm25: { k: 1.2, b: 0.3, d: 0.2 },
        boostDocument: (_path, _name, stored) => Number(stored?.weight),
      },
    });
  }

  /** Adds a page, or replaces the one at its path. */
  put(page: SearchedPage): void {
    this.remove(page.path);
    this.#pages.add(page);
  }

  remove(path: string): void {
    if (this.#pages.has(path)) this.#pages.discard(path);
  }

  /** Searches for a query as it was typed. The score of a page is multiplied by the share of the words that it has. */
  search(query: string): Found {
    const stems = [...new Set(searchWords(query).flatMap((word) => this.#stemsFor(word)))];
    const ranked = this.#pages
      .search(namesIn(stems).join(","))
      .map(({ id, score, queryTerms, match, title, description }) => {
        const found = new Set(queryTerms.flatMap((name) => name.split(" ")));
        const names = Object.keys(match).filter((name) => match[name]?.some((field) => naming.has(field)));
        const named = new Set(names.flatMap((name) => name.split(" "))).size / stems.length;
        return {
          score: score * (found.size / stems.length),
          hit: { path: id, title, description, named },
        };
      })
      .sort((a, b) => b.score - a.score);
    const least = (ranked[0]?.score ?? 0) * minScoreShare;
    return { hits: ranked.flatMap(({ score, hit }) => (score < least ? [] : [hit])), stems };
  }

  #stemsOf(text: string): string[] {
    return withoutStopWords(text).map((word) => stemOf(word, this.#locale));
  }

  /** The stems to search for: the word's own if it is on a page, else that of a similar word. */
  #stemsFor(word: string): string[] {
    const stem = stemOf(word, this.#locale);
    if (this.#stems.has(stem)) return [stem];
    const alone = this.#swapped(word) ?? this.#corrected(word, 1);
    if (alone) return [alone];
    return this.#parts(word) ?? [this.#corrected(word, 2) ?? this.#longer(stem) ?? stem];
  }

  /** "pris" for "prsi". */
  #swapped(word: string): string | undefined {
    if (word.length < 4) return undefined;
    return Array.from(word.slice(1), (letter, place) =>
      stemOf(word.slice(0, place) + letter + word[place] + word.slice(place + 2), this.#locale),
    ).find((stem) => this.#stems.has(stem));
  }

  /** The stem of "stockholm" for "stokholm". A word needs more than four letters for each wrong one. */
  #corrected(word: string, wrong: number): string | undefined {
    if (word.length <= 4 * wrong) return undefined;
    const similar = [...this.#describing.fuzzyGet(word, wrong)];
    const best = similar.sort(([, [a, far]], [, [b, further]]) => far - further || b - a)[0];
    return best && stemOf(best[0], this.#locale);
  }

  /** "hotell" and "vakt" for "hotellvakt". */
  #parts(word: string): string[] | undefined {
    for (let place = 4; place <= word.length - 4; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)].map((part) => stemOf(part, this.#locale));
      if (parts.every((part) => this.#stems.has(part))) return parts;
    }
    return undefined;
  }

  /** "konflikthantering" for "konflikt". */
  #longer(stem: string): string | undefined {
    if (stem.length < 3) return undefined;
    return [...this.#stems.atPrefix(stem)].sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}

const naming = new Set(["title", "path", "called"]);

/** Every sequence of up to `longestName` stems. */
function namesIn(stems: readonly string[]): string[] {
  return stems.flatMap((_stem, from) =>
    Array.from({ length: Math.min(longestName, stems.length - from) }, (_name, more) =>
      stems.slice(from, from + more + 1).join(" "),
    ),
  );
}
