import { holidayOn } from "#app/domain/holidays.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";

/** When the morning email is sent, and until when one that an outage has delayed is still worth reading. */
const morning = Temporal.PlainTime.from("07:45");
const forenoon = Temporal.PlainTime.from("10:00");

/**
 * The day whose morning email is sent now (product 19.38): a working day in Sweden, from 07:45 to 10; null at any other
 * time. By the Swedish clock, on the days of daylight saving time as well.
 */
export function morningDay(now: Date): string | null {
  const time = inSweden(now);
  const day = time.toPlainDate().toString();
  if (time.dayOfWeek > 5 || holidayOn(day)) return null;
  const clock = time.toPlainTime();
  const isMorning =
    Temporal.PlainTime.compare(clock, morning) >= 0 && Temporal.PlainTime.compare(clock, forenoon) < 0;
  return isMorning ? day : null;
}
