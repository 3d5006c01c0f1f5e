import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstResponse } from "#app/company/promise.ts";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import {
  firstWhen,
  type OrderChoice,
  orderedPeriod,
  periodOf,
  readOrderChoice,
  shiftLabel,
  type When,
  whenOptionsAt,
} from "./choice.ts";

const read = (address: string) => readOrderChoice(new URLSearchParams(address));
const shift = (when: When, now: string, chosen?: OrderChoice["chosen"]) => {
  const period = periodOf(when, new Date(now), 4, chosen);
  return period && `${localTime(period.startsAt)} ${localTime(period.endsAt)}`;
};

describe("the choice in the URL of the express order", () => {
  it("is read from its parameters", () => {
    const choice: OrderChoice = {
      service: "orderGuard",
      city: "malmo",
      people: 3,
      permit: "no",
      when: "valj",
      chosen: { day: "2026-12-04", from: "20:00", to: "03:00" },
    };
    const parameters =
      "roll=ordningsvakt&stad=malmo&nar=valj&antal=3&tillstand=nej&datum=2026-12-04&fran=20%3A00&till=03%3A00";
    expect(read(parameters)).toEqual(choice);
  });

  it("is one guard at once when the URL has no parameters or unknown ones", () => {
    const guard = {
      service: "guard",
      city: null,
      people: 1,
      permit: null,
      when: "nu",
      chosen: { day: "", from: "", to: "" },
    };
    expect(read("")).toEqual(guard);
    expect(read("roll=chef&stad=oslo&nar=aldrig&antal=x&datum=2026-02-30&fran=25:00&till=aa")).toEqual({
      ...guard,
      when: "valj",
    });
  });

  it.each([
    ["0", 1],
    ["101", 100],
    ["2,5", 1],
    ["-3", 1],
    ["12", 12],
  ])("takes %s people as %i", (typed, people) => expect(read(`antal=${typed}`).people).toBe(people));
});

describe("the shift that a choice means", () => {
  // November: Sweden is one hour ahead of UTC. 2026-11-24 is a Tuesday.
  it.each([
    ["nu", "2026-11-24T13:10:00Z", "2026-11-24T14:30 2026-11-24T18:30"],
    ["nu", "2026-11-24T13:30:00Z", "2026-11-24T15:00 2026-11-24T19:00"],
    ["nu", "2026-11-24T22:45:00Z", "2026-11-25T00:00 2026-11-25T04:00"],
    ["ikvall", "2026-11-24T13:10:00Z", "2026-11-24T18:00 2026-11-25T02:00"],
    ["ikvall", "2026-11-24T17:00:00Z", "2026-11-25T18:00 2026-11-26T02:00"],
    ["ikvall", "2026-11-24T23:30:00Z", "2026-11-25T18:00 2026-11-26T02:00"],
    ["inatt", "2026-11-24T20:59:00Z", "2026-11-24T22:00 2026-11-25T06:00"],
    ["inatt", "2026-11-24T21:00:00Z", "2026-11-25T22:00 2026-11-26T06:00"],
    ["ikvall", "2026-12-31T18:30:00Z", "2027-01-01T18:00 2027-01-02T02:00"],
  ] as const)("%s at %s", (when, now, expected) => expect(shift(when, now)).toBe(expected));

  it("keeps its times by the clock on the night when summer time begins, and when it ends", () => {
    expect(shift("inatt", "2026-03-28T12:00:00Z")).toBe("2026-03-28T22:00 2026-03-29T06:00");
    expect(shift("inatt", "2026-10-24T12:00:00Z")).toBe("2026-10-24T22:00 2026-10-25T06:00");
  });

  it("is what was chosen, over midnight where it ends before it begins", () => {
    const day = "2026-12-31";
    const now = "2026-11-24T13:10:00Z";
    expect(shift("valj", now, { day, from: "09:00", to: "17:00" })).toBe("2026-12-31T09:00 2026-12-31T17:00");
    expect(shift("valj", now, { day, from: "21:00", to: "05:30" })).toBe("2026-12-31T21:00 2027-01-01T05:30");
    expect(shift("valj", now, { day, from: "21:00", to: "" })).toBeNull();
    expect(shift("valj", now, { day: "", from: "21:00", to: "23:00" })).toBeNull();
    expect(shift("valj", now)).toBeNull();
  });

  it.each([
    [
      "begins in the hour that is skipped",
      "2027-03-28",
      "02:30",
      "03:15",
      "2027-03-28T01:30 2027-03-28T03:15",
    ],
    ["ends in it", "2027-03-28", "01:45", "02:15", "2027-03-28T01:45 2027-03-28T03:15"],
    ["is within it", "2027-03-28", "02:15", "02:45", "2027-03-28T01:15 2027-03-28T03:45"],
    [
      "begins in the hour that comes twice",
      "2026-10-25",
      "02:30",
      "03:15",
      "2026-10-25T02:30 2026-10-25T03:15",
    ],
    ["ends in it, before", "2026-10-24", "22:00", "02:30", "2026-10-24T22:00 2026-10-25T02:30"],
  ])("%s, and ends after it begins", (_what, day, from, to, expected) =>
    expect(shift("valj", "2026-10-24T12:00:00Z", { day, from, to })).toBe(expected),
  );

  it("ends after it begins, whatever the day and the times", () => {
    const clock = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) =>
        new Date(minute * 60_000).toISOString().slice("1970-01-01T".length, -":00.000Z".length),
      );
    const changeOfClock = fc.constantFrom(
      "2026-10-24",
      "2026-10-25",
      "2027-03-27",
      "2027-03-28",
      "2027-10-31",
    );
    const anyDay = fc
      .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, "2026-11-24".length));
    fc.assert(
      fc.property(fc.oneof(changeOfClock, anyDay), clock, clock, (day, from, to) => {
        const period = periodOf("valj", new Date(), 4, { day, from, to });
        if (!period) throw new Error("no shift");
        const hours = (period.endsAt.getTime() - period.startsAt.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the shift ordered from a page that was rendered a while ago", () => {
  const ordered = (when: When, seen: string, now: string) => {
    const none = { day: "", from: "", to: "" };
    const period = orderedPeriod(when, { renderedAt: new Date(seen), now: new Date(now) }, 4, none);
    return period && `${localTime(period.startsAt)} ${localTime(period.endsAt)}`;
  };

  it.each([
    ["what it named", "ikvall", "13:00", "14:00", "2026-11-24T18:00 2026-11-25T02:00"],
    [
      "tonight, not tomorrow, though it has begun",
      "ikvall",
      "16:50",
      "17:05",
      "2026-11-24T18:30 2026-11-25T02:00",
    ],
    ["tonight from its last hour on", "ikvall", "16:50", "23:31", "2026-11-25T01:00 2026-11-25T02:00"],
    ["at once, by the clock of now", "nu", "13:10", "13:31", "2026-11-24T15:00 2026-11-24T19:00"],
    ["at once six hours ago: what has passed", "nu", "07:00", "13:31", "2026-11-24T08:30 2026-11-24T12:30"],
  ] as const)("%s", (_what, when, seen, now, expected) =>
    expect(ordered(when, `2026-11-24T${seen}:00Z`, `2026-11-24T${now}:00Z`)).toBe(expected),
  );

  it("is yesterday evening when the page is from yesterday: it is refused, and never moved to today", () => {
    expect(ordered("ikvall", "2026-11-23T13:00:00Z", "2026-11-24T13:00:00Z")).toBe(
      "2026-11-23T18:00 2026-11-24T02:00",
    );
  });
});

describe("the name of the shift", () => {
  it.each([
    ["ikvall", "2026-11-24T16:59:00Z", "this"],
    ["ikvall", "2026-11-24T17:00:00Z", "next"],
    ["ikvall", "2026-11-24T23:00:00Z", "this"],
    ["inatt", "2026-11-24T20:59:00Z", "this"],
    ["inatt", "2026-11-24T21:00:00Z", "next"],
    ["inatt", "2026-11-25T00:30:00Z", "next"],
    ["inatt", "2026-11-25T05:00:00Z", "this"],
    ["nu", "2026-11-24T21:00:00Z", "this"],
  ] as const)("%s at %s is %s", (when, now, label) => expect(shiftLabel(when, new Date(now))).toBe(label));

  it.each([
    ["2026-11-24T16:59:00Z", "nu ikvall inatt valj"],
    ["2026-11-24T17:00:00Z", "nu inatt ikvall valj"],
    ["2026-11-24T20:59:00Z", "nu inatt ikvall valj"],
    ["2026-11-24T21:00:00Z", "nu ikvall inatt valj"],
  ])("at %s the shifts stand in the order in which they begin", (now, order) =>
    expect(whenOptionsAt(new Date(now)).join(" ")).toBe(order),
  );
});

describe("the time that is selected at first can be kept", () => {
  const promise = { opens: "08:00", closes: "18:00", minutes: 30 };
  const first = (time: string) => {
    const now = new Date(time);
    const { shiftsFrom } = firstResponse(now, promise);
    const when = firstWhen(now, shiftsFrom);
    const startsAt = periodOf(when, now, 4)?.startsAt ?? now;
    return `${when} ${localTime(startsAt)} ${whoSaysYes(startsAt, shiftsFrom)}`;
  };

  it.each([
    ["Tuesday 10:00: this evening", "2026-11-24T10:00+01:00", "ikvall 2026-11-24T18:00 order"],
    [
      "Tuesday 05:00: not at once, which is before the answer",
      "2026-11-24T05:00+01:00",
      "ikvall 2026-11-24T18:00 order",
    ],
    [
      "Tuesday 20:00: tomorrow evening, not tonight",
      "2026-11-24T20:00+01:00",
      "ikvall 2026-11-25T18:00 order",
    ],
    [
      "Tuesday 17:45: tonight, in the booking app",
      "2026-11-24T17:45+01:00",
      "ikvall 2026-11-24T18:00 bookingApp",
    ],
    [
      "Saturday 14:30: this evening, in the booking app",
      "2026-11-28T14:30+01:00",
      "ikvall 2026-11-28T18:00 bookingApp",
    ],
    [
      "Sunday 20:00: Monday evening, which is answered before",
      "2026-11-29T20:00+01:00",
      "ikvall 2026-11-30T18:00 order",
    ],
    [
      "23:50 before Christmas Eve: at once, in the booking app",
      "2026-12-23T23:50+01:00",
      "nu 2026-12-24T00:00 bookingApp",
    ],
    ["Midsummer Eve at noon", "2026-06-19T12:00+02:00", "ikvall 2026-06-19T18:00 bookingApp"],
    ["02:30 in the night that has it twice", "2026-10-25T02:30+01:00", "nu 2026-10-25T03:00 bookingApp"],
    ["03:30 after the hour that is skipped", "2026-03-29T03:30+02:00", "nu 2026-03-29T04:00 bookingApp"],
  ])("%s", (_name, now, expected) => expect(first(now)).toBe(expected));
});
