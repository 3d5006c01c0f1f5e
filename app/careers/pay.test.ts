import { expect, test } from "vitest";
import { defaultFacts, type Pay } from "#app/domain/company-facts.ts";
import { isSamplePay, lowestPay, payInBand, payOfHours } from "./pay.ts";

const pay: Pay = {
  guard: { from: 150, to: 170 },
  orderGuard: { from: 160, to: 180 },
  entranceHost: { from: 145, to: 160 },
  supplements: {
    validFrom: "2026-01-01",
    amounts: { weekdayNight: 20, weekendDay: 40, weekendNight: 50 },
  },
};

test("an hour pays the basic pay, and the supplement of its band", () => {
  expect(payInBand(pay, pay.guard, "weekdayDay")).toEqual({ from: 150, to: 170 });
  expect(payInBand(pay, pay.guard, "weekdayNight")).toEqual({ from: 170, to: 190 });
  expect(payInBand(pay, pay.entranceHost, "weekendNight")).toEqual({ from: 195, to: 210 });
});

test("a week pays what its hours pay together", () => {
  const hours = { weekdayDay: 14, weekdayNight: 8, weekendDay: 8, weekendNight: 2 };
  expect(payOfHours(pay, pay.guard, hours)).toEqual({
    from: 32 * 150 + 8 * 20 + 8 * 40 + 2 * 50,
    to: 32 * 170 + 8 * 20 + 8 * 40 + 2 * 50,
  });
});

test("the lowest pay is that of the lowest role", () => {
  expect(lowestPay(pay)).toBe(145);
});

test("pay is a sample until the company has saved an amount of its own", () => {
  expect(isSamplePay(defaultFacts.pay)).toBe(true);
  const dated = { ...defaultFacts.pay.supplements, validFrom: "2027-01-01" };
  expect(isSamplePay({ ...defaultFacts.pay, supplements: dated })).toBe(true);
  expect(isSamplePay({ ...defaultFacts.pay, guard: { from: 160, to: 172 } })).toBe(false);
});
