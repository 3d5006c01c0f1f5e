import { holidayOn } from "#app/domain/holidays.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { localTime, swedishDay } from "#app/i18n/swedish-time.ts";
import type { Shift } from "./estimate.ts";
import type { Band } from "./schema.ts";

/** A period as the shift that is estimated, not shorter and not longer than such many hours. */
export function shiftOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { shortestHours, longestHours }: { shortestHours: number; longestHours: number },
): Shift {
  const day = swedishDay(startsAt);
  const hours = Math.min(
    longestHours,
    Math.max(shortestHours, (endsAt.getTime() - startsAt.getTime()) / milliseconds.hour),
  );
  const [hour = 0, minute = 0] = localTime(startsAt).slice("2026-11-24T".length).split(":").map(Number);
  const from = hour + minute / 60;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const days = Array.from({ length: Math.ceil((from + hours) / 24) }, (_, index) =>
    new Date(noon + index * milliseconds.day).toISOString().slice(0, day.length),
  );
  return { weekday: (new Date(noon).getUTCDay() + 6) % 7, from, hours, holidays: days.map(holidayBand) };
}

/** Midsummer, Christmas and New Year with their eves have a band of their own; other holidays have another. */
function holidayBand(day: string): Band | null {
  if (!holidayOn(day)) return null;
  const date = day.slice("2026-".length);
  const isGreatHoliday = date === "01-01" || (date > "06-18" && date < "06-27") || date > "12-23";
  return isGreatHoliday ? "greatHoliday" : "majorHoliday";
}
