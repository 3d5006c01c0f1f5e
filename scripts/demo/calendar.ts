import { holidayOn } from "#app/domain/holidays.ts";

const halfHour = 30 * 60_000;
const zone = "Europe/Stockholm";

type DayAndClock = readonly [workdays: number, clock: string];

/** The days of the story, seen from the day on which it is told. Clock times are Swedish: "09:40". */
export interface StoryCalendar {
  now: Date;
  /** A clock time so many days before today. */
  daysAgo(days: number, clock: string): Date;
  /** A moment so many minutes ago. */
  minutesAgo(minutes: number): Date;
  /** A clock time on the working day so many working days from today; 0 is today or, on a day off, the next one. */
  workday(offset: number, clock: string): Date;
  /**
   * The moments after something came, as clock times so many working days later. The first one says what day 0 is: the day
   * on which it came, if that is a working day on which the clock time is still ahead.
   */
  workdaysFrom(came: Date, first?: DayAndClock): (when: DayAndClock) => Date;
  /** A half hour later today, from morning to evening; late in the evening it is past. */
  laterToday(): Date;
  /** A clock time so many days from today. */
  onDay(offset: number, clock: string): Date;
  /** The ISO day so many days from today. */
  day(offset: number): string;
}

export function storyCalendar(now: Date): StoryCalendar {
  const today = dayOf(now);
  return {
    now,
    daysAgo: (days, clock) => momentOn(today.subtract({ days }), clock),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * 60_000),
    workday: (offset, clock) => momentOn(workdayFrom(today, offset), clock),
    workdaysFrom(came, [workdays, clock] = [1, "09:00"]) {
      const next = workdayFrom(dayOf(came), 0);
      const isAhead = workdays > 0 || momentOn(next, clock) > came;
      const start = isAhead ? next : workdayFrom(next, 1);
      return ([days, time]) => momentOn(workdayFrom(start, days), time);
    },
    laterToday() {
      const soon = Math.ceil((now.getTime() + 45 * 60_000) / halfHour) * halfHour;
      const [first, last] = [momentOn(today, "08:30"), momentOn(today, "20:30")];
      return new Date(Math.min(Math.max(soon, first.getTime()), last.getTime()));
    },
    onDay: (offset, clock) => momentOn(today.add({ days: offset }), clock),
    day: (offset) => today.add({ days: offset }).toString(),
  };
}

function dayOf(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}

function momentOn(day: Temporal.PlainDate, clock: string): Date {
  const time = day.toZonedDateTime({ timeZone: zone, plainTime: clock });
  return new Date(time.epochMilliseconds);
}

/** The working day `count` working days from a day; a day off counts as the next working day. */
function workdayFrom(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let found = day;
  while (!isWorkday(found)) found = found.add({ days: 1 });
  const way = Math.sign(count);
  for (let left = Math.abs(count); left > 0; left -= 1)
    do found = found.add({ days: way });
    while (!isWorkday(found));
  return found;
}

function isWorkday(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5 && holidayOn(day.toString()) === undefined;
}
