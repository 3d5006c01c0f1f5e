import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceKeys } from "#app/domain/price-list.ts";
import {
  areExpired,
  bandOf,
  bandsOf,
  bandsOfDay,
  estimate,
  estimateShift,
  type Rates,
  spanOnDay,
} from "./estimate.ts";
import { bands, type Choice, choiceOf, type Limits, parametersOf, permits } from "./schema.ts";

const rates: Rates = {
  prices: {
    rondering: 365,
    stationar: 385,
    skraddarsytt: 390,
    bygg: 395,
    larm: 395,
    "offentlig-plats": 395,
    transport: 405,
    kommersiellt: 415,
    evenemang: 425,
    hotell: 425,
  },
  supplements: {
    weekdayDay: 0,
    weekdayNight: 35,
    weekendDay: 60,
    weekendNight: 75,
    majorHoliday: 130,
    greatHoliday: 150,
  },
  vatPercent: 25,
};
const limits: Limits = {
  people: { min: 1, max: 100 },
  hours: { min: 4, max: 24 },
  cities: ["stockholm", "goteborg"],
};
const read = (search: string) => choiceOf(new URLSearchParams(search), limits);

describe("choiceOf", () => {
  it("uses the example without parameters", () => {
    expect(read("")).toEqual({
      service: "stationar",
      people: 2,
      hours: 8,
      when: "dag",
      permit: "vet-inte",
      city: "goteborg",
      typed: { people: "2", hours: "8" },
    });
  });

  it.each([
    ["antal=500&timmar=2", 100, 4],
    ["antal=-3&timmar=25", 1, 24],
    ["antal=&timmar=", 1, 4],
    ["antal=tio&timmar=Infinity", 1, 24],
    ["antal=2.6&timmar=7.5", 3, 8],
  ])("counts with numbers within the limits and leaves the fields alone: %s", (search, people, hours) => {
    const choice = read(search);
    expect([choice.people, choice.hours]).toEqual([people, hours]);
    expect(choice.typed.people).toBe(new URLSearchParams(search).get("antal"));
  });

  it("uses the example's value for an unknown one", () => {
    expect(read("tjanst=<script>&nar=imorgon&tillstand=kanske&stad=visby")).toMatchObject({
      service: "stationar",
      when: "dag",
      permit: "vet-inte",
      city: "goteborg",
    });
  });

  it("reads what parametersOf wrote: a shared URL shows the same sum", () => {
    const choices = fc.record({
      service: fc.constantFrom(...priceKeys),
      people: fc.integer(limits.people),
      hours: fc.integer(limits.hours),
      when: fc.constantFrom(...(Object.keys(bands) as Choice["when"][])),
      permit: fc.constantFrom(...permits),
      city: fc.constantFrom(...limits.cities),
    });
    fc.assert(
      fc.property(choices, (chosen) => {
        const choice: Choice = {
          ...chosen,
          typed: { people: String(chosen.people), hours: String(chosen.hours) },
        };
        const again = choiceOf(parametersOf(choice), limits);
        expect(estimate(again, rates)).toEqual(estimate(choice, rates));
        expect(parametersOf(again)).toEqual(parametersOf(choice));
      }),
    );
  });
});

describe("estimate", () => {
  it("is people × hours × price in the daytime of a weekday", () => {
    expect(estimate(read("tjanst=stationar&antal=2&timmar=8"), rates)).toEqual({
      price: 385,
      base: 6160,
      supplement: { hours: 16, rate: 0, amount: 0 },
      sum: 6160,
      vat: 1540,
    });
  });

  it.each([
    ["kvall", 35],
    ["helgdag", 60],
    ["helgnatt", 75],
    ["storhelg", 130],
    ["jul-midsommar", 150],
  ])("adds the band's own supplement to every hour: %s", (when, rate) => {
    const { supplement, sum } = estimate(read(`tjanst=evenemang&antal=4&timmar=7&nar=${when}`), rates);
    expect(supplement).toEqual({ hours: 28, rate, amount: 28 * rate });
    expect(sum).toBe(11_900 + 28 * rate);
  });

  it("counts an alarm by the callout: neither hours nor the time of day", () => {
    const { sum, vat } = estimate(read("tjanst=larm&antal=3&timmar=12&nar=helgnatt"), rates);
    expect([sum, vat]).toEqual([1185, 296.25]);
  });
});

describe("the week", () => {
  it.each([
    [0, 5, "weekendNight"],
    [0, 6, "weekdayDay"],
    [0, 17, "weekdayDay"],
    [0, 18, "weekdayNight"],
    [4, 5, "weekdayNight"],
    [4, 17, "weekdayDay"],
    [4, 18, "weekendNight"],
    [5, 6, "weekendDay"],
    [6, 23, "weekendNight"],
  ])("day %i, hour %i: %s", (weekday, hour, band) => expect(bandOf(weekday, hour)).toBe(band));

  it("changes band at six and eighteen only", () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6])
      for (const { from, to, band } of bandsOfDay(weekday))
        for (let hour = from; hour < to; hour += 1) expect(bandOf(weekday, hour)).toBe(band);
  });
});

describe("estimateShift", () => {
  it("has no supplement on a Tuesday 08-16", () => {
    const sum = estimateShift("stationar", 1, { weekday: 1, from: 8, hours: 8 }, rates);
    expect(sum).toMatchObject({ base: 3080, supplement: { hours: 0, amount: 0 }, sum: 3080, vat: 770 });
  });

  it("counts the hours after Friday 18 only", () => {
    const sum = estimateShift("stationar", 2, { weekday: 4, from: 14, hours: 7 }, rates);
    expect(sum).toMatchObject({ base: 5390, supplement: { hours: 6, rate: 75, amount: 450 }, sum: 5840 });
  });

  it("goes on after midnight, into the next week too", () => {
    const night = { weekday: 6, from: 22, hours: 12 };
    expect(estimateShift("stationar", 1, night, rates).supplement).toEqual({
      hours: 8,
      rate: 75,
      amount: 600,
    });
    expect([spanOnDay(night, 6), spanOnDay(night, 0), spanOnDay(night, 1)]).toEqual([
      { from: 22, to: 24 },
      { from: 0, to: 10 },
      null,
    ]);
  });
});

it("amounts are valid until the end of their last day in Sweden", () => {
  expect(areExpired("2026-12-31", new Date("2026-12-31T22:59:00Z"))).toBe(false);
  expect(areExpired("2026-12-31", new Date("2026-12-31T23:00:00Z"))).toBe(true);
});

describe("bandsOf", () => {
  it("cuts a shift where the bands change, to the half hour, and gives each band once", () => {
    // Friday 14:30 to Saturday 08:30.
    expect(bandsOf({ weekday: 4, from: 14.5, hours: 18 })).toEqual([
      { band: "weekdayDay", hours: 3.5 },
      { band: "weekendNight", hours: 12 },
      { band: "weekendDay", hours: 2.5 },
    ]);
  });

  it("counts the hours of a holiday in its band, and those after midnight in the next day's", () => {
    // A Thursday that is Christmas Eve, from 20:00; the day after is none.
    const shift = { weekday: 3, from: 20, hours: 8, holidays: ["greatHoliday", null] as const };
    expect(bandsOf(shift)).toEqual([
      { band: "greatHoliday", hours: 4 },
      { band: "weekdayNight", hours: 4 },
    ]);
  });

  it("leaves no hour out, whenever a shift begins and however long it is", () => {
    const shifts = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from: fc.integer({ min: 0, max: 47 }).map((half) => half / 2),
      hours: fc.integer({ min: 1, max: 96 }).map((half) => half / 2),
    });
    fc.assert(
      fc.property(shifts, (shift) => {
        const counted = bandsOf(shift).reduce((sum, { hours }) => sum + hours, 0);
        expect(counted).toBe(shift.hours);
      }),
    );
  });
});
