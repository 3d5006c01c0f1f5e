import { expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { orderFormView } from "./order-view.server.ts";

test.each([
  ["a weekday at 14:10", "2026-11-24T14:10:00+01:00", [], null],
  [
    "a weekday at 17:45, while the phone is open",
    "2026-11-24T17:45:00+01:00",
    ["nu", "ikvall", "inatt"],
    /^Vi hinner.*Ring oss nu/,
  ],
  ["a weekday at 20:00", "2026-11-24T20:00:00+01:00", ["nu", "inatt"], /^Vi hinner.*bokningsappen/],
  ["a Sunday at 20:00", "2026-11-29T20:00:00+01:00", ["nu", "inatt"], /^Vi hinner.*bokningsappen/],
])("%s: which shifts begin before we answer, and what helps instead", (_name, time, late, text) => {
  const now = new Date(time);
  const view = orderFormView(defaultFacts, {
    parameters: new URLSearchParams(),
    linkedOrder: null,
    now,
    locale: "sv",
  });
  expect(view.whens.filter(({ isLate }) => isLate).map(({ value }) => value)).toEqual(late);
  expect(view.shiftsFrom > view.now).toBe(text !== null);
  if (text) expect(view.late).toMatch(text);
});

test.each([
  ["", ""],
  ["lang=sv", ""],
  ["lang=en&utm_source=mail", ""],
  ["lang=en&roll=entrevard&antal=2&debug=urls", "roll=entrevard&antal=2"],
])("a draft from ?%s belongs to the choice ?%s", (parameters, from) => {
  const view = orderFormView(defaultFacts, {
    parameters: new URLSearchParams(parameters),
    linkedOrder: null,
    now: new Date("2026-11-24T14:10:00+01:00"),
    locale: "sv",
  });
  expect(view.initial.from).toBe(from);
});
