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

/** The cursor that an address names; null for none, or for what is no cursor. */
export function cursorOf(parameters: URLSearchParams): Cursor | null {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w:-]{1,60})$/.exec(
    parameters.get(cursorParameter) ?? "",
  );
  return found?.[1] && found[2] ? { time: found[1], id: found[2] } : null;
}
