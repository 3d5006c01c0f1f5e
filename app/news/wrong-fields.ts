import type { Locale } from "#app/i18n/locale.ts";
import { type Content, cellsOf, maxAuthorCharacters, maxCharacters, type Row, slugRule } from "./content.ts";

/** A field with a value that can't be saved: "slug", "author" or the key of a cell. */
export interface WrongField {
  field: string;
  why: "address" | "author" | "tooLong";
  limit: number;
}

/** The key of a cell in a language, by which its errors are found. */
export function cellKey(row: string, name: string, locale: Locale): string {
  return `${row}.${name}.${locale}`;
}

/** The fields with a value that can't be saved. */
export function wrongFields(content: Content): WrongField[] {
  const wrong: WrongField[] = [];
  const { slug, author, rows } = content;
  if (slug.length > slugRule.limit || !slugRule.pattern.test(slug))
    wrong.push({ field: "slug", why: "address", limit: slugRule.limit });
  if (!author.trim() || author.trim().length > maxAuthorCharacters)
    wrong.push({ field: "author", why: "author", limit: maxAuthorCharacters });
  for (const { id, kind, cells } of rows)
    for (const [name, { type }] of cellsOf(kind))
      for (const locale of ["sv", "en"] as const)
        if (Array.from(cells[name]?.[locale] ?? "").length > maxCharacters[type])
          wrong.push({ field: cellKey(id, name, locale), why: "tooLong", limit: maxCharacters[type] });
  return wrong;
}

/** The content with the saved value in each field whose value can't be saved. */
export function savable(content: Content, saved: Content): Content {
  const wrong = new Set(wrongFields(content).map(({ field }) => field));
  if (wrong.size === 0) return content;
  const cellOf = (row: Row, name: string, locale: Locale, text: string) =>
    wrong.has(cellKey(row.id, name, locale))
      ? (saved.rows.find(({ id }) => id === row.id)?.cells[name]?.[locale] ?? "")
      : text;
  return {
    ...content,
    slug: wrong.has("slug") ? saved.slug : content.slug,
    author: wrong.has("author") ? saved.author : content.author,
    rows: content.rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([name, { sv, en }]) => [
          name,
          { sv: cellOf(row, name, "sv", sv), en: cellOf(row, name, "en", en) },
        ]),
      ),
    })),
  };
}
