import { isUnpriced, type PricedService, serviceTable } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import { bandsOf, estimateShift, type Rates } from "#app/prices/estimate.ts";
import type { ReceiptMessages } from "#app/prices/receipt-rows.ts";
import type { Band } from "#app/prices/schema.ts";
import { shiftOf } from "#app/prices/shift.ts";
import { type OrderChoice, periodOf } from "#app/requests/express-order/choice.ts";

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
