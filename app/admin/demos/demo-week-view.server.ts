import { adminHref, slotParameter } from "#app/admin/urls.ts";
import type { BookingCalendar } from "#app/demos/demo.ts";
import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { DemoRow } from "#app/demos/demos.server.ts";
import { type CalendarWeek, calendarHours, type DemosView, hourOf } from "#app/demos/demos-view.ts";
import { staffSlots } from "#app/demos/slots.ts";
import { formatDayName } from "#app/demos/view.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatClock, formatShortDay } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noonOf, startOfDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { demosHref } from "./demo-view.server.ts";
import { demosPageMessages } from "./words.server.ts";

interface WeekParts {
  demos: readonly DemoRow[];
  calendar: BookingCalendar;
  closedDays: readonly { day: string; sv: string | null; en: string | null }[];
  view: DemosView;
  now: Date;
  locale: Locale;
}

/** A week of the calendar: a row for each hour, a column for each day, with its demos and the slots that can be booked. */
export function demoWeekData(week: CalendarWeek, parts: WeekParts) {
  const { demos, calendar, closedDays, view, now, locale } = parts;
  const { opens, closes, weekdays } = calendar.settings;
  const messages = demosPageMessages[locale].calendar;
  const today = swedishDay(now);
  const placed = demos.map((demo) => ({ demo, day: swedishDay(demo.startsAt), hour: hourOf(demo.startsAt) }));
  // Days off are left out, unless something is booked on them.
  const days = week.days.filter(
    (day, index) => weekdays.includes(index + 1) || placed.some((each) => each.day === day),
  );
  const hours = calendarHours(
    opens,
    closes,
    placed.map(({ hour }) => hour),
  );
  const [firstHour = 0] = hours;
  const slots = staffSlots(days, now, calendar).map(({ startsAt, free }) => {
    const day = swedishDay(startsAt);
    return { startsAt, free, day, hour: hourOf(startsAt), slot: slotLabel(startsAt, free, locale) };
  });
  const away = new Map(days.map((day) => [day, awayOn(day, calendar, locale)]));
  const [first = "", last = ""] = [week.days[0], week.days.at(-1)];
  const span = dateFormat(locale, { day: "numeric", month: "short" })
    .formatRange(noonOf(first), noonOf(last))
    .replaceAll(".", "");
  return {
    title: fill(messages.title, { number: String(week.number) }),
    span,
    caption: fill(messages.caption, { number: String(week.number), days: span }),
    previousHref: demosHref({ ...view, monday: week.previous }, locale),
    nextHref: demosHref({ ...view, monday: week.next }, locale),
    todayHref: week.isUsual ? null : demosHref({ ...view, monday: null }, locale),
    isEmpty: demos.length === 0,
    days: days.map((day) => {
      const closed = closedDays.find((each) => each.day === day);
      return {
        day,
        weekday: dateFormat(locale, { weekday: "short" }).format(noonOf(day)).replace(".", ""),
        date: formatShortDay(noonOf(day), locale),
        name: formatDayName(noonOf(day), locale),
        isToday: day === today,
        closed: closed ? (closed[locale] ?? messages.closed) : null,
        absent: (away.get(day) ?? [])
          .filter(({ kind }) => kind === "absence")
          .map(({ name }) => fill(messages.absent, { name })),
      };
    }),
    hours: hours.map((hour) => ({
      hour: `${String(hour).padStart(2, "0")}:00`,
      cells: days.map((day) => {
        const isHere = (each: { day: string; hour: number }) => each.day === day && each.hour === hour;
        const here = placed.filter(isHere).map(({ demo }) => demo);
        // The demo itself says that its slot is taken.
        const open = slots.filter(
          (each) => isHere(each) && (each.free || !here.some((demo) => isDuring(each.startsAt, demo))),
        );
        const times = new Set([...here, ...open].map(({ startsAt }) => startsAt.toISOString()));
        return {
          day,
          // A busy time stands at its start.
          busy: (away.get(day) ?? [])
            .filter((each) => each.kind === "calendar" && Math.max(each.hour, firstHour) === hour)
            .map(({ text }) => fill(messages.busy, text)),
          isNow: day === today && hour === hourOf(now),
          times: [...times].sort().map((at) => ({
            at,
            demos: here
              .filter(({ startsAt }) => startsAt.toISOString() === at)
              .map((demo) => demoLabel(demo, view, now, locale)),
            slot: open.find(({ slot }) => slot.at === at)?.slot ?? null,
          })),
        };
      }),
    })),
  };
}

export type WeekDemo = ReturnType<typeof demoLabel>;
export type WeekSlot = ReturnType<typeof slotLabel>;

/** Who is away on a day, by first name, with the hour in which it is shown. */
function awayOn(day: string, { away = [], salesReps }: BookingCalendar, locale: Locale) {
  const [start, end] = [startOfDay(day), startOfDay(day, 1)];
  return away
    .filter(({ from, to }) => from < end.getTime() && to > start.getTime())
    .map(({ salesRep: number, from, to, kind }) => {
      const name = salesReps.find((each) => each.number === number)?.name.split(" ")[0] ?? "";
      const begins = new Date(Math.max(from, start.getTime()));
      const ends = new Date(Math.min(to, end.getTime()));
      const text = { name, from: formatClock(begins, locale), to: formatClock(ends, locale) };
      return { kind, name, hour: hourOf(begins), text };
    })
    .filter(({ name }) => name);
}

const isDuring = (time: Date, { startsAt, endsAt }: DemoRow) => startsAt <= time && time < endsAt;

function demoLabel(demo: DemoRow, view: DemosView, now: Date, locale: Locale) {
  return {
    id: demo.id,
    version: demo.version,
    href: demosHref(view, locale, demo.id),
    time: formatClock(demo.startsAt, locale),
    name: momentName(demo.startsAt, locale),
    company: demo.company,
    status: demo.status,
    statusLabel: demoChip(demo, now, locale).label,
    isOver: demo.endsAt <= now,
    canMove: demo.status === "booked" && demo.startsAt > now,
  };
}

/** A slot of the week; `href` books it, and is null where nobody is free. */
function slotLabel(startsAt: Date, free: boolean, locale: Locale) {
  const at = startsAt.toISOString();
  const time = formatClock(startsAt, locale);
  const day = formatDayName(startsAt, locale);
  return {
    at,
    day: swedishDay(startsAt),
    time,
    name: momentName(startsAt, locale),
    label: fill(demosPageMessages[locale].calendar.book, { day, time }),
    href: free ? adminHref(adminPaths.demoBooking, locale, { [slotParameter]: at }) : null,
  };
}

const momentName = (time: Date, locale: Locale) =>
  `${formatDayName(time, locale)} ${formatClock(time, locale)}`;
