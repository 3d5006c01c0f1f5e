import { holidayOn } from "#app/domain/holidays.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";

// Only for the server: few browsers have Temporal.

const [saturday, sunday] = [6, 7];

/** The opening hours of a workday, Swedish time: "08:00" and "18:00". */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Whether the company is open on a day: Monday to Friday, except on public holidays and the three eves. */
export function isWorkday(day: Temporal.ZonedDateTime): boolean {
  const { dayOfWeek } = day;
  return dayOfWeek !== saturday && dayOfWeek !== sunday && !holidayOn(day.toPlainDate().toString());
}

/** The same time of day on the next workday. */
export function workdayAfter(day: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  let next = day.add({ days: 1 });
  while (!isWorkday(next)) next = next.add({ days: 1 });
  return next;
}

/** The first opening after a time. */
export function nextOpening(
  time: Temporal.ZonedDateTime,
  { opens }: Pick<DayHours, "opens">,
): Temporal.ZonedDateTime {
  const today = time.withPlainTime(opens);
  return isWorkday(today) && Temporal.ZonedDateTime.compare(today, time) > 0 ? today : workdayAfter(today);
}

/** The minutes of opening hours between two times, rounded up, so that a remainder is never shown as 0. */
export function openMinutes(from: Date, to: Date, { opens, closes }: DayHours): number {
  const start = inSweden(from);
  const end = inSweden(to);
  let open = 0;
  for (
    let day = start.startOfDay();
    Temporal.ZonedDateTime.compare(day, end) < 0;
    day = day.add({ days: 1 })
  ) {
    if (!isWorkday(day)) continue;
    const opening = day.withPlainTime(opens).epochMilliseconds;
    const closing = day.withPlainTime(closes).epochMilliseconds;
    open += Math.max(0, Math.min(closing, to.getTime()) - Math.max(opening, from.getTime()));
  }
  return Math.ceil(open / milliseconds.minute);
}

/** The minutes of a day's opening hours. */
export function dayMinutes({ opens, closes }: DayHours): number {
  return Temporal.PlainTime.from(opens).until(closes).total("minutes");
}
