import type { demoFormWords } from "#app/content/pages/demo.server.ts";
import { formatClock } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type DemoCalendar, type DemoDay, demoWeeks, nearestFree } from "./rules.ts";
import { swedishDay } from "./schema.ts";

type DayWords = Pick<
  (typeof demoFormWords)["sv"],
  "weeks" | "weekNumber" | "passed" | "full" | "closed" | "closedFor"
>;

/** What a page is told of the slots, at first and whenever it asks again. */
export type SlotsView = ReturnType<typeof slotsView>;
export type WeekView = SlotsView["weeks"][number];
export type DayView = WeekView["days"][number];
/** A free slot near the one that was asked about. */
export type NearSlot = SlotsView["nearest"][number];

/** The slots in the words of a language; `near` is the slot that was taken, if one was. */
export function slotsView(
  calendar: DemoCalendar,
  { locale, words, now, near }: { locale: Locale; words: DayWords; now: Date; near?: Date | undefined },
) {
  const weeks = demoWeeks(now, calendar);
  return {
    // At the weekend nothing of this week is left to choose.
    weeks: weeks
      .map(({ number, days }, index) => ({
        title: words.weeks[index] ?? "",
        number: fill(words.weekNumber, { number: String(number) }),
        days: days.map((day) => dayView(day, calendar, locale, words)),
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

/** The day of a moment in Sweden: "tisdag 24 november", "Tuesday 24 November". */
export function formatDayName(moment: Date, locale: Locale): string {
  return dateFormat(locale, { weekday: "long", day: "numeric", month: "long" })
    .format(moment)
    .replace(",", "");
}

function dayView(
  { day, state, closed, slots }: DemoDay,
  calendar: DemoCalendar,
  locale: Locale,
  words: DayWords,
) {
  // Noon is on the same day in Greenwich and in Sweden.
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, options).format(noon).replace(".", "");
  const reason = closed?.[locale];
  return {
    /** ISO day in Sweden: the value of its button. */
    day,
    weekday: part({ weekday: "short" }),
    number: part({ day: "numeric" }),
    month: part({ month: "short" }),
    name: formatDayName(noon, locale),
    state,
    /** Why it can't be chosen, in few letters; and in full, for those who listen. */
    note: state === "open" ? null : words[state],
    spokenNote: state === "open" ? null : reason ? fill(words.closedFor, { reason }) : words[state],
    slots: slots.map(({ startsAt, free }) => ({
      /** The instant, ISO 8601 in UTC: the value of its button. */
      at: startsAt.toISOString(),
      from: formatClock(startsAt, locale),
      to: formatClock(new Date(startsAt.getTime() + calendar.settings.slotMinutes * 60_000), locale),
      free,
    })),
  };
}
