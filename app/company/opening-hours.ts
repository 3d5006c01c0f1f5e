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
export function openMinutes(from: Date, to: Date, hours: DayHours): number {
  return openMinutesWithin(from, to, hours)(from.getTime(), to.getTime());
}

/**
 * Counts the minutes of opening hours between any two times (milliseconds since 1970) from `first` to `last`: for many
 * pairs of times, since the calendar is looked up once.
 */
export function openMinutesWithin(
  first: Date,
  last: Date,
  hours: DayHours,
): (from: number, to: number) => number {
  const days = openings(first, last, hours);
  return (from, to) => {
    let open = 0;
    for (let place = firstAfter(days, from); place < days.length; place++) {
      const [opens, closes] = days[place] ?? [to, to];
      if (opens >= to) break;
      open += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
    }
    return Math.ceil(open / milliseconds.minute);
  };
}

/** When the company opens and closes on each day that a time from `first` to `last` is on. */
function openings(first: Date, last: Date, { opens, closes }: DayHours): [number, number][] {
  const days: [number, number][] = [];
  const end = inSweden(last);
  for (
    let day = inSweden(first).startOfDay();
    Temporal.ZonedDateTime.compare(day, end) < 0;
    day = day.add({ days: 1 })
  )
    if (isWorkday(day))
      days.push([day.withPlainTime(opens).epochMilliseconds, day.withPlainTime(closes).epochMilliseconds]);
  return days;
}

/** The place of the first day that closes after a time, by halving. */
function firstAfter(days: readonly [number, number][], time: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.[1] ?? time) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The minutes of a day's opening hours. */
export function dayMinutes({ opens, closes }: DayHours): number {
  return Temporal.PlainTime.from(opens).until(closes).total("minutes");
}
