import type { CellType } from "./content.ts";

/** A text before and after one editor's changes. */
interface TextChange {
  was: string;
  now: string;
}

/**
 * Merges what two editors have changed at once in one text, if it is in different parts: paragraphs and items of rich
 * text, rows of a table. Null if both have changed the same part, or the text is one line. Each side has its own form of
 * the text that they began with, with the same parts (the server tidies what it saves).
 */
export function mergeText(type: CellType, mine: TextChange, theirs: TextChange): string | null {
  if (type === "line") return null;
  const base = partsOf(type, theirs.was);
  const myBase = partsOf(type, mine.was);
  if (base.length !== myBase.length) return null;
  const my = rangeOf(myBase, partsOf(type, mine.now));
  const their = rangeOf(base, partsOf(type, theirs.now));
  const [first, second] = my.start <= their.start ? [my, their] : [their, my];
  const isApart = first.end < second.start || (first.end === second.start && first.start < second.start);
  if (!isApart) return null;
  const parts = [
    ...base.slice(0, first.start),
    ...first.parts,
    ...base.slice(first.end, second.start),
    ...second.parts,
    ...base.slice(second.end),
  ];
  return parts.join(type === "pairs" ? "\n" : "");
}

/** The end of a paragraph, an item or a list; a paragraph that is an item's text ends with it. */
const partEnd = /(?<=<\/(?:p|li|ul|ol)>)(?!<\/li>|<[uo]l>)/;
const emptyParagraph = /^<p>(?:<br[^>]*>)?<\/p>$/;

/** The parts of a text, without empty ones at its end, which the server takes away. */
function partsOf(type: CellType, text: string): string[] {
  const parts = text.split(type === "pairs" ? "\n" : partEnd);
  const last = parts.findLastIndex((part) => part.trim() !== "" && !emptyParagraph.test(part));
  return parts.slice(0, last + 1);
}

/** The parts from `start` to `end` that have changed, and those that take their place. */
function rangeOf(was: readonly string[], now: readonly string[]) {
  let start = 0;
  while (start < Math.min(was.length, now.length) && was[start] === now[start]) start += 1;
  let same = 0;
  while (same < Math.min(was.length, now.length) - start && was.at(-1 - same) === now.at(-1 - same))
    same += 1;
  return { start, end: was.length - same, parts: now.slice(start, now.length - same) };
}
