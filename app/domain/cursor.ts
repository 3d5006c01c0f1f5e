/** Where a page of a list begins: after the row with this time (ISO 8601 with microseconds) and id. */
export interface Cursor {
  time: string;
  id: string;
}

export const cursorParameter = "efter";

/** A cursor as the value of `cursorParameter`. */
export function cursorText({ time, id }: Cursor): string {
  return `${time}_${id}`;
}

/** Whether a text is a time of this century with microseconds, as our queries write it: the database reads no other. */
export function isCursorTime(text: string): boolean {
  const isWritten = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text);
  return isWritten && new Date(text).toJSON()?.slice(0, 19) === text.slice(0, 19);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor that a text is, for rows with such ids; null for an invalid one. */
export function cursorOf(text: string, ids = uuid): Cursor | null {
  const [time = "", id = ""] = text.split("_");
  return isCursorTime(time) && ids.test(id) ? { time, id } : null;
}

/** The cursor in URL parameters, for rows with such ids; null for none or an invalid one. */
export function readCursor(parameters: URLSearchParams, ids = uuid): Cursor | null {
  return cursorOf(parameters.get(cursorParameter) ?? "", ids);
}

/**
 * A page of `limit` rows and the cursor of the next page, from rows of which one more was read. Only the cursor has
 * `time`.
 */
export function pageOf<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
): { rows: Omit<Row, "time">[]; next: Cursor | null } {
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit).map(({ time: _, ...row }) => row),
    next: rows.length > limit && last ? { time: last.time, id: last.id } : null,
  };
}
