import { holidayOn } from "#app/domain/holidays.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { isUnpriced, type PricedService, serviceTable } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import { localTime, swedishDay } from "#app/i18n/swedish-time.ts";
import { bandsOf, estimateShift, type Rates, type Shift } from "#app/prices/estimate.ts";
import type { ReceiptMessages } from "#app/prices/receipt-rows.ts";
import type { Band } from "#app/prices/schema.ts";
import { type OrderChoice, type Period, periodOf } from "#app/requests/express-order/choice.ts";

/** The prices that orders are estimated by: a guard as stationary, a public-order guard as working at an event. */
export type OrderPrice = (typeof serviceTable)[PricedService]["price"];

/** The prices and terms that an estimate is calculated from, and its texts. */
export interface SumBasis {
  rates: Rates<OrderPrice>;
  receipt: Pick<ReceiptMessages, "staff" | "base" | "supplement" | "supplementHours">;
  bands: Readonly<Record<Band, string>>;
  shortestHours: number;
  longestHours: number;
}

/** The estimate of an order: rows that add up to the sum, SEK without VAT. */
export interface Sum {
  amount: number;
  rows: readonly { label: string; amount: string }[];
}

/**
 * The estimate of an order at a given time; null where there is none: the service has no list price, or the times are
 * open.
 */
export function sumOf(choice: OrderChoice, now: Date, basis: SumBasis, locale: Locale): Sum | null {
  const { rates, receipt, bands } = basis;
  const { people, service } = choice;
  const period = periodOf(choice.when, now, basis.shortestHours, choice.chosen);
  if (isUnpriced(service) || !period) return null;
  const shift = shiftOf(period, basis);
  const kronor = (amount: number) => formatKronor(amount, locale);
  const { price, base, supplement, sum } = estimateShift(serviceTable[service].price, people, shift, rates);
  const parts = bandsOf(shift).map(({ band, hours }) => {
    const rate = rates.supplements[band];
    const when = bands[band];
    return { when, rate, text: { hours: formatHours(people * hours, locale), when, rate: kronor(rate) } };
  });
  const paid = parts.filter(({ rate }) => rate > 0).map(({ text }) => fill(receipt.supplementHours, text));
  const reasons = paid.length > 0 ? paid : parts.map(({ when }) => when);
  const label = fill(receipt.base, {
    people: String(people),
    role: receipt.staff[service][people === 1 ? "one" : "more"],
    hours: formatHours(shift.hours, locale),
    price: kronor(price),
  });
  return {
    amount: sum,
    rows: [
      { label, amount: kronor(base) },
      { label: [receipt.supplement, ...reasons].join(", "), amount: kronor(supplement.amount) },
    ],
  };
}

/** A period as the shift that is estimated, between the shortest and the longest shift. */
function shiftOf({ startsAt, endsAt }: Period, { shortestHours, longestHours }: SumBasis): Shift {
  const day = swedishDay(startsAt);
  const days = [day, swedishDay(new Date(startsAt.getTime() + milliseconds.day))];
  const hours = (endsAt.getTime() - startsAt.getTime()) / milliseconds.hour;
  const [hour = 0, minute = 0] = localTime(startsAt).slice("2026-11-24T".length).split(":").map(Number);
  return {
    weekday: (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7,
    from: hour + minute / 60,
    hours: Math.min(longestHours, Math.max(shortestHours, hours)),
    holidays: days.map(holidayBand),
  };
}

/** Midsummer, Christmas and New Year with their eves have a band of their own; other holidays have another. */
function holidayBand(day: string): Band | null {
  if (!holidayOn(day)) return null;
  const date = day.slice("2026-".length);
  const isGreatHoliday = date === "01-01" || (date > "06-18" && date < "06-27") || date > "12-23";
  return isGreatHoliday ? "greatHoliday" : "majorHoliday";
}
