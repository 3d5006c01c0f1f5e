/** Where a page of a list begins: after a row, by its moment (ISO 8601 with microseconds) and its id. */
export interface Place {
  time: string;
  id: string;
}

/** The parameter that carries a place. */
export const placeParameter = "efter";

/** A place as an address carries it. */
export function placeText({ time, id }: Place): string {
  return `${time}_${id}`;
}

/** The place that an address names; null for none, or for what is no place. */
export function placeOf(parameters: URLSearchParams): Place | null {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w:-]{1,60})$/.exec(
    parameters.get(placeParameter) ?? "",
  );
  return found?.[1] && found[2] ? { time: found[1], id: found[2] } : null;
}
