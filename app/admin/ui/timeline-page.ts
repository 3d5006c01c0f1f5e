/** The part of a timeline that is read: what is older than a moment, at most so much of each kind, latest first. */
export interface TimelinePart {
  before?: Date | null;
  most: number;
}

/** A page of a timeline; and how much of each kind is read for it, so that those of one moment stay together. */
export const timelineRows = 100;
export const timelineRead = 700;

/** The parameter of the moment that a page of a timeline begins before. */
export const beforeParameter = "handelser-fore";

/** The moment in an address; null for none, or one that is not valid. */
export function beforeOf(parameters: URLSearchParams): Date | null {
  const at = parameters.get(beforeParameter) ?? "";
  const moment = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) ? at : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * Cuts a page from entries that are in order, latest first, with the moment that the next one begins before; entries of
 * one moment stay together. `most` of each kind must have been read, and more.
 */
export function timelinePage<Entry extends { moment: Date }>(
  entries: readonly Entry[],
  most: number,
): { shown: Entry[]; next: Date | null } {
  const last = entries[most - 1];
  if (!last || entries.length === most) return { shown: [...entries], next: null };
  const shown = entries.filter(({ moment }) => moment >= last.moment);
  return { shown, next: shown.length < entries.length ? last.moment : null };
}
