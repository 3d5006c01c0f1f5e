import { expect, test } from "vitest";
import { promiseLabel } from "./promise-label.ts";
import { overviewMessages } from "./words.server.ts";

const messages = overviewMessages.sv.promise;
const lead = { lead: { title: "Mälarport AB" }, minutes: 12, starts: null, restsUntil: null };
const clock = { promised: 30, dayMinutes: 600, runs: true };
const after = (elapsed: number, of = lead, by = clock) => promiseLabel(of, by, elapsed, messages, "sv");

test("the minutes left count down, and then an answer is late", () => {
  expect(after(0)).toMatchObject({ amount: "12 min", after: "kvar", percent: 40, isLate: false });
  expect(after(2)).toMatchObject({ minutes: 10, announcement: "Mälarport AB: 10 minuter kvar" });
  expect(after(12)).toMatchObject({ amount: "0 min", after: "kvar", isLate: false });
  expect(after(13)).toMatchObject({
    amount: "1 min",
    after: "för sent",
    percent: 0,
    isLate: true,
    isUrgent: true,
  });
  expect(after(12 + 65)).toMatchObject({ amount: "1 tim 5 min", after: "för sent" });
});

test("the clock stands still while the office is closed", () => {
  const closed = { ...clock, runs: false };
  expect(after(50, lead, closed)).toMatchObject({ amount: "12 min", minutes: 12 });
  expect(after(50, { ...lead, minutes: -90 }, closed)).toMatchObject({
    amount: "1 tim 30 min",
    after: "för sent",
  });
});

test("a wait of two days of opening hours or more is told in working days", () => {
  const amount = (minutes: number) => after(0, { ...lead, minutes }).amount;
  expect(amount(-1199)).toBe("19 tim 59 min");
  expect(amount(-1200)).toBe("2 arbetsdagar");
  expect(amount(-446 * 60)).toBe("44 arbetsdagar");
});
