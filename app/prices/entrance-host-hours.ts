import { bandOf, type Span } from "./estimate.ts";

/** The entrance hosts of one occasion, in hours from its first midnight (25 is 01:00), and its weekday, 0 for Monday. */
export interface EntranceHostRota {
  weekday: number;
  hosts: readonly Span[];
}

/** The hours that the customer pays for, and how many of them have a supplement. */
export function entranceHostHours({ weekday, hosts }: EntranceHostRota): {
  hours: number;
  supplemented: number;
} {
  const each = hosts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  return { hours: each.length, supplemented: each.filter((hour) => isSupplemented(weekday, hour)).length };
}

/**
 * Whether an hour after midnight of the first day has a supplement: all but weekdays 06 to 18 (the bands of the
 * collective agreement, bevaknings- och säkerhetsavtalet).
 */
export function isSupplemented(weekday: number, hour: number): boolean {
  return bandOf((weekday + Math.floor(hour / 24)) % 7, hour % 24) !== "weekdayDay";
}
