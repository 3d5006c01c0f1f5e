/** A shift as parts of one day, in hours from midnight: one that passes midnight has two. Takes whole hours. */
export function dayParts(startsAt: number, endsAt: number): { from: number; to: number }[] {
  if (startsAt < endsAt) return [{ from: startsAt, to: endsAt }];
  return [
    { from: startsAt, to: 24 },
    { from: 0, to: endsAt },
  ].filter(({ from, to }) => from < to);
}

/** The length of a shift in hours. Takes whole hours of the day. */
export function shiftHours(startsAt: number, endsAt: number): number {
  return dayParts(startsAt, endsAt).reduce((sum, { from, to }) => sum + to - from, 0);
}

/**
 * How many hours of a weekday shift have a supplement for inconvenient hours, which are 18-06 in the collective
 * agreement for guarding. Takes whole hours of the day.
 */
export function eveningAndNightHours(startsAt: number, endsAt: number): number {
  return dayParts(startsAt, endsAt).reduce(
    (sum, { from, to }) => sum + overlap(from, to, 0, 6) + overlap(from, to, 18, 24),
    0,
  );
}

function overlap(from: number, to: number, start: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start));
}
