import { plainSpelling } from "#app/i18n/spelling.ts";

/** A page in the results. */
export interface Found {
  path: string;
  title: string;
  description: string;
}

/** A page in the index: also in plain spelling, and with its text. */
export interface SearchedPage extends Found {
  plain: Found & { text: string };
}

/** Further words of a query are ignored. */
const mostWords = 8;
/** The longest query; longer ones were not typed into a search box. */
export const longestQuery = 100;

/** The words of a query in plain spelling, each once. */
export function searchWords(query: string): string[] {
  const words = plainSpelling(query.slice(0, longestQuery)).match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

/** A page with the texts that are compared, computed once for all queries. */
export function searchedPage({ path, title, description }: Found, text: string): SearchedPage {
  const plain = {
    path: plainSpelling(path),
    title: plainSpelling(title),
    description: plainSpelling(description),
    text: plainSpelling(text),
  };
  return { path, title, description, plain };
}

/**
 * The pages with every one of some words, or if there are none, those with any; best first. A word in the title
 * counts most, then one in the address or description.
 */
export function searchPages(
  pages: readonly SearchedPage[],
  words: readonly string[],
  count: number,
): Found[] {
  const ranked = pages
    .map((page) => ({ page, scores: scoresOf(page, words) }))
    .filter(({ scores }) => scores.some((score) => score > 0))
    .map(({ page, scores }) => ({ page, all: !scores.includes(0), sum: scores.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum);
  const whole = ranked.filter(({ all }) => all);
  return (whole.length > 0 ? whole : ranked)
    .slice(0, count)
    .map(({ page: { path, title, description } }) => ({ path, title, description }));
}

export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** A text in parts, so that the query's words can be marked in it. */
export function marked(text: string, words: readonly string[]): MarkedPart[] {
  const written = text.normalize("NFC");
  // Letter by letter, so that positions in both texts are the same.
  const plain = [...written]
    .map((letter) => plainSpelling(letter).slice(0, letter.length) || letter)
    .join("");
  const stems = words.map(stemOf);
  if (stems.length === 0) return [{ text: written, isHit: false }];
  const hits = new RegExp(`(?:${stems.join("|")})\\w*`, "g");
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { index, 0: hit } of plain.matchAll(hits)) {
    parts.push({ text: written.slice(done, index), isHit: false });
    parts.push({ text: written.slice(index, index + hit.length), isHit: true });
    done = index + hit.length;
  }
  return [...parts, { text: written.slice(done), isHit: false }].filter((part) => part.text !== "");
}

function scoresOf({ plain }: SearchedPage, words: readonly string[]): number[] {
  return words.map((word) => {
    const stem = stemOf(word);
    return (
      (plain.title.includes(stem) ? 8 : 0) +
      (plain.path.includes(stem) ? 4 : 0) +
      (plain.description.includes(stem) ? 4 : 0) +
      Math.min(4, Math.log2(plain.text.split(stem).length))
    );
  });
}

/** A word without a Swedish ending or an English plural's, which finds most other forms of the word. */
function stemOf(word: string): string {
  return word.length < 6 ? word : word.replace(/(?:arna|erna|orna|ar|er|or|en|na|n|s|a)$/, "");
}
