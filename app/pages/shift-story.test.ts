import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { locales } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { readOrderChoice } from "#app/requests/express-order/choice.ts";
import type { MomentName } from "#app/sections/shift-scene.tsx";
import { exampleShift } from "./example-shift.server.ts";
import { type Particulars, shiftStory } from "./shift-story.ts";
import { sumBasis } from "./sum-basis.server.ts";

const particulars: Particulars = {
  place: "Malmö",
  contact: "",
  entrance: "",
  firstKnown: "",
  secondKnown: "",
  point1: "",
  point2: "",
  point3: "",
  incidents: "0",
  permit: "",
};

/** Ordered on Tuesday 24 November at 14:10, confirmed at 14:40. */
function told(parameters: string, confirmedAt = "2026-11-24T14:40:00+01:00") {
  return shiftStory(
    {
      choice: readOrderChoice(new URLSearchParams(parameters)),
      orderedAt: new Date("2026-11-24T14:10:00+01:00"),
      confirmedAt: new Date(confirmedAt),
      particulars,
    },
    sumBasis(defaultFacts, "sv"),
    "sv",
  );
}

const clocks = (times: Readonly<Record<MomentName, number>>) =>
  Object.values(times).map((time) => localTime(new Date(time)).slice("2026-11-".length));
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the example shift", () => {
  it("is one order, from Tuesday 14:02 to the invoice on Monday", () => {
    const { times } = exampleShift(defaultFacts, "sv").story;
    expect(clocks(times)).toEqual([
      "24T14:02",
      "24T14:09",
      "24T14:20",
      "26T07:48",
      "26T11:20",
      "26T13:42",
      "26T16:12",
      "30T08:00",
    ]);
  });

  it("has rows that add up, without a supplement and with VAT last", () => {
    const { facts } = exampleShift(defaultFacts, "sv").story;
    const rows = [facts.base, facts.baseAmount, facts.supplement, facts.sum, facts.vat, facts.total];
    expect(rows.map(plain)).toEqual([
      "2 väktare × 8 tim × 385 kr",
      "6 160 kr",
      "",
      "6 160 kr",
      "1 540 kr",
      "7 700 kr",
    ]);
  });

  it.each(locales)("has a value for everything that the moments say, %s", (locale) => {
    const { moment, story } = exampleShift(defaultFacts, locale);
    for (const name of Object.keys(story.times) as MomentName[]) {
      const said = JSON.stringify(moment(name)).match(/\{\w+\}/g) ?? [];
      for (const value of said) expect(story.facts).toHaveProperty(value.slice(1, -1));
    }
  });
});

describe("the story of another shift", () => {
  it("keeps its moments in order, also over midnight and where it is confirmed just before it begins", () => {
    const night = told("roll=vaktare&nar=inatt&antal=1");
    const late = told("roll=vaktare&nar=ikvall&antal=1", "2026-11-24T17:55:00+01:00");
    expect(night && clocks(night.times)).toEqual([
      "24T14:10",
      "24T14:22",
      "24T14:40",
      "24T21:48",
      "25T01:20",
      "25T03:42",
      "25T06:12",
      "30T08:00",
    ]);
    expect(late && clocks(late.times)[3]).toBe("24T17:55");
    for (const story of [night, late]) {
      const times = Object.values(story?.times ?? {});
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it("tells the supplement of the evening as a row of its own", () => {
    const facts = told("roll=ordningsvakt&nar=ikvall&antal=3")?.facts;
    expect(plain(facts?.supplement)).toBe("Tillägg, 24 tim vardag 18–06 × 35 kr");
    expect([facts?.baseAmount, facts?.supplementAmount, facts?.sum].map(plain)).toEqual([
      "10 200 kr",
      "840 kr",
      "11 040 kr",
    ]);
  });

  it.each([
    [1, "1 väktare", "", "Väktare", ""],
    [2, "2 väktare", "1 väktare", "Väktare 1", "Väktare 2"],
    [5, "5 väktare", "4 väktare", "Väktare 1", "Väktare 2–5"],
  ])("counts %i who come", (people, staff, together, first, second) => {
    expect(told(`roll=vaktare&nar=ikvall&antal=${people}`)?.facts).toMatchObject({
      staff,
      together,
      first,
      second,
    });
  });

  it("is none without a list price or without times", () => {
    expect(told("roll=entrevard&nar=ikvall")).toBeNull();
    expect(told("roll=vaktare&nar=valj&datum=2026-11-26")).toBeNull();
  });
});
