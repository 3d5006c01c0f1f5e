import type { Locale } from "#app/i18n/locale.ts";
import { type CellType, type Content, cellsOf, type Pair, type Row } from "./content.ts";
import { mergeText } from "./merge-text.ts";
import { cellKey } from "./wrong-fields.ts";

/** One editor's text: as it was when both had the same, and as it is now. */
export interface Side {
  was: Content;
  now: Content;
}

/**
 * Merges what two editors have written at once into one text, field by field, and a field's text paragraph by paragraph,
 * a table row by row. Takes both sides, each with its own form
 * of the text that they began with (the server tidies what it saves), and whose value a field gets if both have changed
 * it. Returns the text and those fields ("slug", or the key of a cell). A row that one has removed and the other has
 * changed is kept.
 */
export function mergeContent(
  mine: Side,
  theirs: Side,
  prefer: "mine" | "theirs",
): { content: Content; collisions: string[] } {
  const collisions: string[] = [];
  const merge = <Value>(field: string, my: Change<Value>, their: Change<Value>): Value => {
    if (isSame(my.now, their.now) || !hasChanged(my)) return their.now;
    if (hasChanged(their)) collisions.push(field);
    return hasChanged(their) && prefer === "theirs" ? their.now : my.now;
  };
  const mergeCell = (type: CellType, field: string, my: Change<string>, their: Change<string>): string => {
    const areBoth = hasChanged(my) && hasChanged(their) && my.now !== their.now;
    return (areBoth ? mergeText(type, my, their) : null) ?? merge(field, my, their);
  };
  const fieldOf = <Name extends Exclude<keyof Content, "rows">>(name: Name): Content[Name] =>
    merge(name, valuesOf(mine, name), valuesOf(theirs, name));
  const rowIn = (id: string): Row[] => {
    const [my, their] = [rowsOf(mine, id), rowsOf(theirs, id)];
    if (!my.now || !their.now) return [my.now ?? their.now].filter((row) => row !== undefined);
    const { now: mineNow } = my;
    const cells = cellsOf(their.now.kind).map(([name, { type }]): [string, Pair] => {
      const inLocale = (locale: Locale) =>
        mergeCell(type, cellKey(id, name, locale), textsOf(my, name, locale), textsOf(their, name, locale));
      return [name, { sv: inLocale("sv"), en: inLocale("en") }];
    });
    const staleSince = mineNow.staleSince === my.was?.staleSince ? their.now.staleSince : mineNow.staleSince;
    return [{ ...their.now, cells: Object.fromEntries(cells), staleSince }];
  };
  const content = {
    slug: fieldOf("slug"),
    category: fieldOf("category"),
    cover: fieldOf("cover"),
    author: fieldOf("author"),
    roles: fieldOf("roles"),
    reviewedOn: fieldOf("reviewedOn"),
    image: fieldOf("image"),
    rows: mergedOrder(mine, theirs).flatMap(rowIn),
  };
  return { content, collisions };
}

/** A text with some fields of another text, such as those that are in conflict. */
export function withFields(content: Content, other: Content, fields: readonly string[]): Content {
  const isTaken = (field: string) => fields.includes(field);
  const rows = content.rows.map((row) => {
    const from = other.rows.find(({ id }) => id === row.id);
    const cells = Object.entries(row.cells).map(([name, pair]) => {
      const textIn = (locale: Locale) =>
        (isTaken(cellKey(row.id, name, locale)) ? from?.cells[name] : pair)?.[locale] ?? pair[locale];
      return [name, { sv: textIn("sv"), en: textIn("en") }];
    });
    return { ...row, cells: Object.fromEntries(cells) };
  });
  const taken = Object.fromEntries(Object.entries(other).filter(([field]) => isTaken(field)));
  return { ...content, ...taken, rows };
}

interface Change<Value> {
  was: Value;
  now: Value;
}

function hasChanged({ was, now }: Change<unknown>): boolean {
  return !isSame(was, now);
}

/** Compares texts, and the few fields that are lists or objects by their JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function valuesOf<Name extends keyof Content>({ was, now }: Side, name: Name): Change<Content[Name]> {
  return { was: was[name], now: now[name] };
}

function rowsOf({ was, now }: Side, id: string): Change<Row | undefined> {
  const rowOf = ({ rows }: Content) => rows.find((row) => row.id === id);
  return { was: rowOf(was), now: rowOf(now) };
}

function textsOf({ was, now }: Change<Row | undefined>, name: string, locale: Locale): Change<string> {
  const textOf = (row: Row | undefined) => row?.cells[name]?.[locale] ?? "";
  return { was: textOf(was), now: textOf(now) };
}

/**
 * The ids of the rows that are left, in the order of the editor who has moved some; a new row comes after the row that
 * was above it.
 */
function mergedOrder(mine: Side, theirs: Side): string[] {
  const removed = (by: Side, other: Side, id: string) => {
    const row = rowsOf(other, id);
    return rowsOf(by, id).was !== undefined && rowsOf(by, id).now === undefined && !hasChanged(row);
  };
  const stays = (id: string) => !removed(mine, theirs, id) && !removed(theirs, mine, id);
  const idsOf = ({ rows }: Content) => rows.map(({ id }) => id);
  const haveMoved = ({ was, now }: Side) => {
    const left = idsOf(now).filter((id) => idsOf(was).includes(id));
    return !isSame(
      left,
      idsOf(was).filter((id) => left.includes(id)),
    );
  };
  const [first, second] = haveMoved(mine) ? [mine, theirs] : [theirs, mine];
  const ids = idsOf(first.now).filter(stays);
  for (const [place, id] of idsOf(second.now).entries()) {
    if (ids.includes(id) || !stays(id)) continue;
    const before = idsOf(second.now)
      .slice(0, place)
      .findLast((each) => ids.includes(each));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}
