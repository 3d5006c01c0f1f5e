import type { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { formatClock } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noonOf } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { type DemoCalendar, type DemoDay, demoWeeks, nearestFree } from "./slots.ts";

type DayMessages = Pick<
  (typeof demoFormMessages)["sv"],
  "weeks" | "weekNumber" | "passed" | "full" | "closed" | "closedFor"
>;

/** The slots as a page gets them: from its loader, and from demo-slots when it fetches them again. */
export type SlotsView = ReturnType<typeof slotsView>;
export type WeekView = SlotsView["weeks"][number];
/** A free slot that is offered instead of a taken one. */
export type NearSlot = SlotsView["nearest"][number];

/** The slots with their texts in one language; `near` is the start of a slot that was taken, if one was. */
export function slotsView(
  calendar: DemoCalendar,
  {
    locale,
    messages,
    now,
    near,
  }: { locale: Locale; messages: DayMessages; now: Date; near?: Date | undefined },
) {
  const weeks = demoWeeks(now, calendar);
  return {
    // A week whose days have all passed is left out: at the weekend, this one.
    weeks: weeks
      .map(({ number, days }, index) => ({
        title: messages.weeks[index] ?? "",
        number: fill(messages.weekNumber, { number: String(number) }),
        days: days.map((day) => dayView(day, calendar, locale, messages)),
      }))
      .filter(({ days }) => days.some(({ state }) => state !== "passed")),
    nearest: near ? nearSlots(calendar, { near, now, locale }) : [],
  };
}

/** The three free slots nearest to a taken one. */
export function nearSlots(
  calendar: DemoCalendar,
  { near, now, locale }: { near: Date; now: Date; locale: Locale },
) {
  return nearestFree(near, demoWeeks(now, calendar), 3).map((slot) => ({
    at: slot.toISOString(),
    day: swedishDay(slot),
    name: `${formatDayName(slot, locale)} ${formatClock(slot, locale)}`,
  }));
}

/** The day of a time in Sweden: "tisdag 24 november", "Tuesday 24 November". */
export function formatDayName(time: Date, locale: Locale): string {
  return dateFormat(locale, { weekday: "long", day: "numeric", month: "long" }).format(time).replace(",", "");
}

function dayView(
  { day, state, closed, slots }: DemoDay,
  calendar: DemoCalendar,
  locale: Locale,
  messages: DayMessages,
) {
  const noon = noonOf(day);
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, options).format(noon).replace(".", "");
  const reason = closed?.[locale];
  return {
    /** ISO day in Sweden: the value of its radio button. */
    day,
    weekday: formatPart({ weekday: "short" }),
    number: formatPart({ day: "numeric" }),
    month: formatPart({ month: "short" }),
    name: formatDayName(noon, locale),
    state,
    /** Why it can't be chosen: short, and in full for screen readers. */
    note: state === "open" ? null : messages[state],
    spokenNote: state === "open" ? null : reason ? fill(messages.closedFor, { reason }) : messages[state],
    slots: slots.map(({ startsAt, free }) => ({
      /** The start, ISO 8601 in UTC: the value of its radio button. */
      at: startsAt.toISOString(),
      from: formatClock(startsAt, locale),
      to: formatClock(
        new Date(startsAt.getTime() + calendar.settings.slotMinutes * milliseconds.minute),
        locale,
      ),
      free,
    })),
  };
}
