import { defaultFacts, type Pay } from "#app/domain/company-facts.ts";
import { jobRoles } from "#app/domain/services.ts";

/** The bands of inconvenient hours that a week has, in the order of the drawing of a week. */
export const payBands = ["weekdayDay", "weekdayNight", "weekendDay", "weekendNight"] as const;
export type PayBand = (typeof payBands)[number];

/** An amount from and to, in kronor. */
export interface PaySpan {
  from: number;
  to: number;
}

/** What an hour in a band pays: the basic pay and the band's supplement. */
export function payInBand(pay: Pay, basic: PaySpan, band: PayBand): PaySpan {
  const supplement = supplementOf(pay, band);
  return { from: basic.from + supplement, to: basic.to + supplement };
}

/** The supplement of a band; none on weekdays in the daytime. */
export function supplementOf(pay: Pay, band: PayBand): number {
  return band === "weekdayDay" ? 0 : pay.supplements.amounts[band];
}

/** What hours in several bands pay together. */
export function payOfHours(pay: Pay, basic: PaySpan, hours: Readonly<Record<PayBand, number>>): PaySpan {
  const sum = { from: 0, to: 0 };
  for (const band of payBands) {
    const { from, to } = payInBand(pay, basic, band);
    sum.from += from * hours[band];
    sum.to += to * hours[band];
  }
  return sum;
}

/** The lowest basic pay of the roles, for "från … kr/tim". */
export function lowestPay(pay: Pay): number {
  return Math.min(...jobRoles.map((role) => pay[role].from));
}

/** Whether every amount is still the invented one that the product comes with (product 13.17). */
export function isSamplePay(pay: Pay): boolean {
  return JSON.stringify(amountsOf(pay)) === JSON.stringify(amountsOf(defaultFacts.pay));
}

function amountsOf(pay: Pay): number[] {
  return jobRoles.flatMap((role) =>
    payBands.flatMap((band) => Object.values(payInBand(pay, pay[role], band))),
  );
}
