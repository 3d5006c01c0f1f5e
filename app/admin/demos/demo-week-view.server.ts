import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { DemoRow } from "#app/demos/demos.server.ts";
import { type CalendarWeek, calendarHours, type DemosView, hourOf } from "#app/demos/demos-view.ts";
import { formatDayName } from "#app/demos/view.server.ts";
import { formatClock, formatShortDay } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noonOf } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { demosHref } from "./demo-view.server.ts";
import { demosPageMessages } from "./words.server.ts";

/** A week of the calendar: a row for each hour, a column for each day. */
export function demoWeekData(
  week: CalendarWeek,
  demos: readonly DemoRow[],
  { opens, closes, weekdays }: { opens: string; closes: string; weekdays: readonly number[] },
  closedDays: readonly { day: string; sv: string | null; en: string | null }[],
  view: DemosView,
  now: Date,
  locale: Locale,
) {
  const messages = demosPageMessages[locale].calendar;
  const today = swedishDay(now);
  const placed = demos.map((demo) => ({ demo, day: swedishDay(demo.startsAt), hour: hourOf(demo.startsAt) }));
  // Days off are left out, unless something is booked on them.
  const days = week.days.filter(
    (day, index) => weekdays.includes(index + 1) || placed.some((each) => each.day === day),
  );
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
      };
    }),
    hours: calendarHours(
      opens,
      closes,
      placed.map(({ hour }) => hour),
    ).map((hour) => ({
      hour: `${String(hour).padStart(2, "0")}:00`,
      cells: days.map((day) => ({
        day,
        isNow: day === today && hour === hourOf(now),
        demos: placed
          .filter((each) => each.day === day && each.hour === hour)
          .map(({ demo }) => ({
            id: demo.id,
            href: demosHref(view, locale, demo.id),
            time: formatClock(demo.startsAt, locale),
            company: demo.company,
            status: demo.status,
            statusLabel: demoChip(demo, now, locale).label,
            isOver: demo.endsAt <= now,
          })),
      })),
    })),
  };
}
