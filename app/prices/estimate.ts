import { type PriceKey, priceList } from "#app/domain/price-list.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { type Band, bands, type Choice } from "./schema.ts";

/** The amounts of an estimate, SEK without VAT. */
export interface Rates<Priced extends PriceKey = PriceKey> {
  /** For each person and hour; for an alarm response for each callout. */
  prices: Readonly<Record<Priced, number>>;
  /** For each person and hour. */
  supplements: Readonly<Record<Band, number>>;
  vatPercent: number;
}

/** The parts of a sum, SEK. */
export interface Estimate {
  price: number;
  base: number;
  /** Person-hours with a supplement and the rate; an alarm callout has none. */
  supplement: { hours: number; rate: number; amount: number };
  /** Without VAT. */
  sum: number;
  vat: number;
}

/** Price × people × hours, and the supplement of the chosen band on every hour. */
export function estimate({ service, people, hours, when }: Choice, rates: Rates): Estimate {
  const price = rates.prices[service];
  if (priceList[service].unit === "callout")
    return totalled(price, people * price, { hours: 0, rate: 0, amount: 0 }, rates);
  const rate = rates.supplements[bands[when]];
  const supplement = { hours: people * hours, rate, amount: people * hours * rate };
  return totalled(price, people * hours * price, supplement, rates);
}

/** A shift in a week; hours may be halves. */
export interface Shift {
  /** 0 is Monday. */
  weekday: number;
  from: number;
  hours: number;
  /** The bands of days that are holidays, from the day it starts; null for an ordinary day. */
  holidays?: readonly (Band | null)[];
}

/**
 * The same for a shift in several bands: their supplements are added up. `hours` are those with a supplement, `rate`
 * is its mean.
 */
export function estimateShift<Priced extends PriceKey>(
  service: Priced,
  people: number,
  shift: Shift,
  rates: Rates<Priced>,
): Estimate {
  const price = rates.prices[service];
  const paid = bandsOf(shift).filter(({ band }) => rates.supplements[band] > 0);
  const amount = people * paid.reduce((sum, { band, hours }) => sum + hours * rates.supplements[band], 0);
  const hours = people * paid.reduce((sum, part) => sum + part.hours, 0);
  const supplement = { hours, rate: hours ? amount / hours : 0, amount };
  return totalled(price, people * shift.hours * price, supplement, rates);
}

/** The hours of a shift in each band, in the order in which they occur. */
export function bandsOf({ weekday, from, hours, holidays = [] }: Shift): { band: Band; hours: number }[] {
  const parts = new Map<Band, number>();
  for (let begin = from; begin < from + hours; ) {
    // Bands change at 00, 06 and 18.
    const next = [6, 18, 24].find((hour) => hour > begin % 24) ?? 24;
    const end = Math.min(from + hours, Math.floor(begin / 24) * 24 + next);
    const day = Math.floor(begin / 24);
    const band = holidays[day] ?? bandOf((weekday + day) % 7, Math.floor(begin % 24));
    parts.set(band, (parts.get(band) ?? 0) + end - begin);
    begin = end;
  }
  return Array.from(parts, ([band, hours]) => ({ band, hours }));
}

/**
 * The band of an hour of an ordinary week: weekday day 06-18; weekday night 18-06; weekend from Friday 18 to Monday
 * 06, in the same two halves of the day (bevaknings- och säkerhetsavtalet). Takes 0 for Monday and the starting hour.
 * Holidays have bands of their own and are not included.
 */
export function bandOf(weekday: number, hour: number): Exclude<Band, "majorHoliday" | "greatHoliday"> {
  const isDay = hour >= 6 && hour < 18;
  const hourOfWeek = weekday * 24 + hour;
  const isWeekend = hourOfWeek < 6 || hourOfWeek >= 4 * 24 + 18;
  if (isWeekend) return isDay ? "weekendDay" : "weekendNight";
  return isDay ? "weekdayDay" : "weekdayNight";
}

/** A part of one day, in whole hours. */
export interface Span {
  from: number;
  to: number;
}

/** The bands of a day of the week, in order, for the drawn week. */
export function bandsOfDay(weekday: number): (Span & { band: Band })[] {
  return [
    { from: 0, to: 6 },
    { from: 6, to: 18 },
    { from: 18, to: 24 },
  ].map((span) => ({ ...span, band: bandOf(weekday, span.from) }));
}

/** Whether amounts have expired; they are valid until the end of a date (ISO) in Sweden. */
export function areExpired(validUntil: string, now: Date): boolean {
  return localTime(now).slice(0, validUntil.length) > validUntil;
}

/** The part of a shift that falls on a day of the week, or null; a shift may end the day after. */
export function spanOnDay(shift: Shift, weekday: number): Span | null {
  const onDay = hoursOf(shift).filter((hour) => hour.weekday === weekday);
  const [first] = onDay;
  return first ? { from: first.hour, to: first.hour + onDay.length } : null;
}

function hoursOf({ weekday, from, hours }: Shift): { weekday: number; hour: number }[] {
  return Array.from({ length: hours }, (_, index) => ({
    weekday: (weekday + Math.floor((from + index) / 24)) % 7,
    hour: (from + index) % 24,
  }));
}

function totalled(
  price: number,
  base: number,
  supplement: Estimate["supplement"],
  { vatPercent }: Pick<Rates, "vatPercent">,
): Estimate {
  const sum = base + supplement.amount;
  return { price, base, supplement, sum, vat: (sum * vatPercent) / 100 };
}
