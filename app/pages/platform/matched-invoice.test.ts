import { expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { locales } from "#app/i18n/locale.ts";
import { matchedInvoice } from "./matched-invoice.server.ts";

const withPrices = (stationary: number, weekdayDay: number) => ({
  ...defaultFacts,
  prices: {
    ...defaultFacts.prices,
    guard: { ...defaultFacts.prices.guard, stationary },
    supplements: {
      ...defaultFacts.prices.supplements,
      amounts: { ...defaultFacts.prices.supplements.amounts, weekdayDay },
    },
  },
});

test.each(locales)("the lines of the sample invoice add up to its sum (%s)", (locale) => {
  for (const facts of [defaultFacts, withPrices(401, 0), withPrices(401, 12)]) {
    const { rows, sum, sums } = matchedInvoice(facts, locale);
    expect(rows.reduce((total, { kronor }) => total + (kronor ?? 0), 0)).toBe(sum);
    expect(sums).toHaveLength(3);
  }
});

test("its sum is the one that the example is booked for, with the VAT", () => {
  const { sums, rows } = matchedInvoice(defaultFacts, "sv");
  expect(sums.map(({ amount }) => amount.replaceAll(/\s/g, " "))).toEqual([
    "6 160 kr",
    "1 540 kr",
    "7 700 kr",
  ]);
  expect(rows[0]?.invoice.replaceAll(/\s/g, " ")).toBe("Väktare 1, 8 tim × 385 kr");
});

test("a supplement is a line of its own, with its hours and its rate", () => {
  const { rows } = matchedInvoice(withPrices(385, 12), "sv");
  expect(rows.map(({ invoice }) => invoice.replaceAll(/\s/g, " "))).toContain("Tillägg, 16 tim × 12 kr");
});
