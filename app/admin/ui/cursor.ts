/** Where a page of a list begins: after a row, by its moment (ISO 8601 with microseconds) and its id. */
export interface Cursor {
  time: string;
  id: string;
}

/** The parameter that carries a cursor. */
export const cursorParameter = "efter";

/** A cursor as an address carries it. */
export function cursorText({ time, id }: Cursor): string {
  return `${time}_${id}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor that an address names, of rows with such ids; null for none, or for what is no cursor. */
export function cursorOf(parameters: URLSearchParams, ids = uuid): Cursor | null {
  const [time = "", id = ""] = (parameters.get(cursorParameter) ?? "").split("_");
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(time) && !Number.isNaN(Date.parse(time));
  return isTime && ids.test(id) ? { time, id } : null;
}

/**
 * A page of rows that were read with one more than it shows: what is shown, and where the next page begins. `time` is
 * the part of a row that only the cursor needs.
 */
export function pageOf<Row extends Cursor>(
  rows: readonly Row[],
  most: number,
): { rows: Omit<Row, "time">[]; next: Cursor | null } {
  const last = rows[most - 1];
  return {
    rows: rows.slice(0, most).map(({ time: _, ...row }) => row),
    next: rows.length > most && last ? { time: last.time, id: last.id } : null,
  };
}
