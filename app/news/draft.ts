import { defaultLocale, type Locale, otherLocale } from "#app/i18n/locale.ts";
import { anchorOf } from "#app/i18n/spelling.ts";
import {
  type AddedKind,
  type Content,
  cellsOf,
  emptyRow,
  headText,
  isHead,
  type Pair,
  type Row,
  slugRule,
} from "./content.ts";

/** `copied`: the English is a copy of the Swedish, to translate. `old`: the Swedish was changed after the English. */
export type RowState = "done" | "missing" | "copied" | "old";

/** The rows that the editor shows: an image is described only where there is one. */
export function shownRows({ rows, image }: Pick<Content, "rows" | "image">): Row[] {
  return rows.filter(({ kind }) => kind !== "imageAlt" || image);
}

/** Whether a row lacks a text in one language: a required one, or one that the other language has. */
export function isMissing({ kind, cells, settings }: Row, locale: Locale): boolean {
  return cellsOf(kind).some(([name, { type, optional }]) => {
    const pair = cells[name] ?? { sv: "", en: "" };
    const text = pair[locale];
    if (isEmpty(text)) return !optional || !isEmpty(pair[otherLocale(locale)]);
    if (type !== "pairs") return false;
    const stops = settings.stops;
    const pairs = readPairs(text);
    return pairs === null || (Array.isArray(stops) && pairs.length !== stops.length);
  });
}

/** The state of a row's translation: `missing` in a language, `copied` Swedish, `old` English, or `done`. */
export function rowState(row: Row): RowState {
  if (isMissing(row, "sv") || isMissing(row, "en")) return "missing";
  if (isCopied(row)) return "copied";
  return row.staleSince ? "old" : "done";
}

/** Whether the English is still the Swedish that was copied to be translated. */
function isCopied({ cells, staleSince }: Row): boolean {
  return staleSince !== null && Object.values(cells).some(({ sv, en }) => !isEmpty(en) && en === sv);
}

/** Which rows are missing or old in one language; English that is only a copy counts as missing. */
export function progress(content: Content, locale: Locale) {
  const rows = shownRows(content);
  const missing = rows.filter((row) => isMissing(row, locale) || (locale !== defaultLocale && isCopied(row)));
  const old = locale !== defaultLocale ? rows.filter((row) => row.staleSince && !missing.includes(row)) : [];
  return { total: rows.length, missing, old, isReady: missing.length === 0 && old.length === 0 };
}

/** Changes a text. Changing the Swedish makes the English stale; changing the English makes it current. */
export function writeCell(row: Row, name: string, locale: Locale, text: string, now: string): Row {
  const pair = row.cells[name] ?? { sv: "", en: "" };
  if (pair[locale] === text) return row;
  const cells: Record<string, Pair> = { ...row.cells, [name]: { ...pair, [locale]: text } };
  const hasEnglish = Object.values(cells).some(({ en }) => !isEmpty(en));
  const staleSince = locale === defaultLocale && hasEnglish ? (row.staleSince ?? now) : null;
  return { ...row, cells, staleSince };
}

/** Copies the Swedish to where the English is missing; it is stale until somebody translates it. */
export function copySwedish(row: Row, now: string): Row {
  const cells = Object.fromEntries(
    Object.entries(row.cells).map(([name, { sv, en }]) => [name, { sv, en: isEmpty(en) ? sv : en }]),
  );
  return { ...row, cells, staleSince: now };
}

/** The row with its English confirmed, although the Swedish was changed since. */
export function confirmRow(row: Row): Row {
  return { ...row, staleSince: null };
}

/** The slug of a new article until it has a title. */
export function initialSlug(id: string): string {
  return `nyhet-${id.slice(0, 8)}`;
}

/** A copy of an article's content, with a slug of its own and not reviewed yet. */
export function copyContent(content: Content, id: string): Content {
  return { ...content, slug: initialSlug(id), reviewedOn: null };
}

/** The slug after a change: it follows the title until somebody types another slug. */
export function slugAfter(id: string, before: Content, after: Content): string {
  const follows = after.slug === initialSlug(id) || after.slug === slugOfTitle(id, before);
  return follows ? slugOfTitle(id, after) : after.slug;
}

function slugOfTitle(id: string, content: Content): string {
  const slug = anchorOf(headText(content, "title").sv).slice(0, slugRule.limit);
  return slug.replace(/-$/, "") || initialSlug(id);
}

/** Whether a row of text was added as a list. */
export function startsAsList({ kind, settings }: Row): boolean {
  return kind === "text" && settings.list === true;
}

export type RowChange =
  | { action: "add"; kind: AddedKind; id: string }
  /** `after`: the row above it; null for the end. */
  | { action: "insert"; row: Row; after: string | null }
  | { action: "remove" | "up" | "down" | "confirm"; id: string };

/** The rows after a change; those of the head stay where they are. */
export function changeRows(rows: readonly Row[], change: RowChange): Row[] {
  if (change.action === "add") {
    const { kind, id } = change;
    const row = kind === "list" ? { ...emptyRow("text", id), settings: { list: true } } : emptyRow(kind, id);
    return [...rows, row];
  }
  if (change.action === "insert") {
    const above = rows.findIndex(({ id }) => id === change.after);
    const first = rows.findLastIndex(({ kind }) => isHead(kind)) + 1;
    return rows.toSpliced(above < 0 ? rows.length : Math.max(above + 1, first), 0, change.row);
  }
  const place = rows.findIndex(({ id }) => id === change.id);
  const row = rows[place];
  if (!row) return [...rows];
  if (change.action === "confirm") return rows.with(place, confirmRow(row));
  if (isHead(row.kind)) return [...rows];
  if (change.action === "remove") return rows.toSpliced(place, 1);
  const neighbour = rows[place + (change.action === "up" ? -1 : 1)];
  if (!neighbour || isHead(neighbour.kind)) return [...rows];
  return rows.with(place, neighbour).with(rows.indexOf(neighbour), row);
}

/** Whether a text is missing. Rich text without text is stored as "". */
export function isEmpty(text: string): boolean {
  return text.trim() === "";
}

/** The address of a link as it was typed: a site or an email address needs no scheme. */
export function linkHref(typed: string): string {
  if (/^(?:[a-z][a-z0-9+-]*:|[/#?])/i.test(typed)) return typed;
  return `${/^[^\s/@]+@[^\s/@]+$/.test(typed) ? "mailto:" : "https://"}${typed}`;
}

/** The "name: value" lines of a text; null when a line is not one. */
export function readPairs(text: string): { name: string; value: string }[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => {
    const colon = line.search(/:(\s|$)/);
    return { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim(), colon };
  });
  if (pairs.length === 0 || pairs.some(({ name, value, colon }) => colon < 1 || !name || !value)) return null;
  return pairs.map(({ name, value }) => ({ name, value }));
}

/** The text of a cell of pairs, one on each line, as readPairs reads it. */
export function writePairs(pairs: readonly { name: string; value: string }[]): string {
  return pairs.map(({ name, value }) => `${name}: ${value}`).join("\n");
}
