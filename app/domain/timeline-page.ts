/** The part of a timeline to read: entries before a time, the latest first, at most `limit` of each kind. */
export interface TimelinePart {
  before?: Date | null;
  limit: number;
}

/** How many entries a page of a timeline has, and how many of each kind are read for it (more: see `timelinePage`). */
export const timelineRows = 100;
export const timelineRead = 700;

/** The URL parameter with the time that a page of a timeline begins before. */
export const beforeParameter = "handelser-fore";

/** The time in URL parameters; null for none or an invalid one. */
export function readBefore(parameters: URLSearchParams): Date | null {
  const text = parameters.get(beforeParameter) ?? "";
  const moment = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * A page of about `limit` entries, from entries that are sorted latest first, and the time that the next page begins
 * before. Entries of one time stay on one page, so more than `limit` of each kind must have been read.
 */
export function timelinePage<Entry extends { time: Date }>(
  entries: readonly Entry[],
  limit: number,
): { pageEntries: Entry[]; next: Date | null } {
  const last = entries[limit - 1];
  if (!last || entries.length === limit) return { pageEntries: [...entries], next: null };
  const pageEntries = entries.filter(({ time }) => time >= last.time);
  return { pageEntries, next: pageEntries.length < entries.length ? last.time : null };
}
