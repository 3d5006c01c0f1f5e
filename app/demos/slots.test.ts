import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startOfDay } from "#app/i18n/swedish-days.ts";
import { isFree } from "#tests/demo.ts";
import { testedForms } from "#tests/forms.ts";
import { checkDemoForm } from "./schema.ts";
import {
  type DemoCalendar,
  demoWeeks,
  freeSalesReps,
  isOffered,
  isOutside,
  isWithinStaffDays,
  lastStaffDay,
  meetingAt,
  nearestFree,
  staffSlots,
  timeWarning,
} from "./slots.ts";

const calendar: DemoCalendar = {
  settings: {
    weekdays: [1, 2, 3, 4, 5],
    opens: "08:00",
    closes: "18:00",
    slotMinutes: 30,
    noticeMinutes: 120,
    bufferMinutes: 10,
    changeUntilMinutes: 60,
    weeks: 2,
    closeOnEves: true,
  },
  specialDays: [],
  salesReps: [{ number: 1, hours: null }],
  busy: [],
};
const twoReps = [...calendar.salesReps, { number: 2, hours: null }];
const at = (iso: string) => new Date(iso);
const changed = (change: Partial<DemoCalendar["settings"]>, rest: Partial<DemoCalendar> = {}) => ({
  ...calendar,
  ...rest,
  settings: { ...calendar.settings, ...change },
});
const dayOf = (day: string, now: Date, of = calendar) =>
  demoWeeks(now, of)
    .flatMap(({ days }) => days)
    .find((one) => one.day === day);
const starts = (day: string, now: Date, of = calendar) =>
  dayOf(day, now, of)?.slots.map(({ startsAt }) => startsAt.toISOString()) ?? [];
const busy = (iso: string, minutes = 40, salesRep = 1) => ({
  salesRep,
  from: Date.parse(iso),
  to: Date.parse(iso) + minutes * 60_000,
});

describe("a slot", () => {
  const now = at("2026-11-18T10:00:00Z");

  it("is offered at its start alone, free or taken", () => {
    const taken = { ...calendar, busy: [busy("2026-11-24T09:00:00Z")] };
    expect(isOffered(at("2026-11-24T09:00:00Z"), now, taken)).toBe(true);
    for (const other of [
      "2026-11-24T09:01:00Z",
      "2026-11-24T17:00:00Z",
      "2026-11-18T11:30:00Z",
      "2026-12-01T09:00:00Z",
    ])
      expect(isOffered(at(other), now, calendar), other).toBe(false);
  });
});

describe("the weeks", () => {
  it("are this one and the next, Monday to Friday, with their ISO numbers", () => {
    const weeks = demoWeeks(at("2026-11-18T10:00:00Z"), calendar);
    expect(weeks.map(({ number, days }) => [number, ...days.map(({ day }) => day)])).toEqual([
      [47, "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"],
      [48, "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
    ]);
  });

  it("start over at midnight in Sweden, not in UTC", () => {
    const first = (now: string) => demoWeeks(at(now), calendar)[0]?.days[0]?.day;
    expect(first("2026-11-22T22:59:59Z")).toBe("2026-11-16");
    expect(first("2026-11-22T23:00:00Z")).toBe("2026-11-23");
  });

  it("cross the new year", () => {
    const weeks = demoWeeks(at("2026-12-29T10:00:00Z"), calendar);
    expect(weeks.map(({ number }) => number)).toEqual([53, 1]);
  });
});

describe("a day", () => {
  it("has a slot every half hour from opening, the last ending at closing", () => {
    const slots = starts("2026-11-24", at("2026-11-18T10:00:00Z"));
    expect(slots).toHaveLength(20);
    expect(slots[0]).toBe("2026-11-24T07:00:00.000Z");
    expect(slots.at(-1)).toBe("2026-11-24T16:30:00.000Z");
  });

  it("loses the slots within the notice, to the minute", () => {
    expect(starts("2026-11-18", at("2026-11-18T10:00:00Z"))[0]).toBe("2026-11-18T12:00:00.000Z");
    expect(starts("2026-11-18", at("2026-11-18T10:00:01Z"))[0]).toBe("2026-11-18T12:30:00.000Z");
  });

  it("is passed, closed, full or open", () => {
    const now = at("2026-11-18T10:00:00Z");
    const lucia = { day: "2026-11-26", kind: "admin", closed: true, sv: "Stängt", en: "Closed" } as const;
    const full = starts("2026-11-25", now).map((start) => busy(start));
    const of = { ...calendar, specialDays: [lucia], busy: full };
    expect(dayOf("2026-11-16", now, of)?.state).toBe("passed");
    expect(dayOf("2026-11-26", now, of)).toMatchObject({ state: "closed", closed: lucia, slots: [] });
    expect(dayOf("2026-11-25", now, of)?.state).toBe("full");
    expect(dayOf("2026-11-27", now, of)?.state).toBe("open");
  });
});

describe("a meeting", () => {
  const now = at("2026-11-18T10:00:00Z");
  const free = (of: DemoCalendar) =>
    dayOf("2026-11-24", now, of)
      ?.slots.filter(({ free }) => !free)
      .map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

  it("takes its slot and those that its pause reaches, for its own sales rep", () => {
    expect(free({ ...calendar, busy: [busy("2026-11-24T09:00:00Z")] })).toEqual(["08:30", "09:00", "09:30"]);
    const noPause = changed({ bufferMinutes: 0 }, { busy: [busy("2026-11-24T09:00:00Z", 30)] });
    expect(free(noPause)).toEqual(["09:00"]);
  });

  it("leaves the slot to another sales rep", () => {
    const two = { ...calendar, salesReps: twoReps, busy: [busy("2026-11-24T09:00:00Z")] };
    expect(free(two)).toEqual([]);
    expect(free({ ...two, busy: [...two.busy, busy("2026-11-24T09:00:00Z", 40, 2)] })).toEqual([
      "08:30",
      "09:00",
      "09:30",
    ]);
  });

  it("can't be booked when there is no sales rep", () => {
    expect(dayOf("2026-11-24", now, { ...calendar, salesReps: [] })?.state).toBe("full");
  });
});

describe("the nights when the clock changes", () => {
  it("keep the wall clock's opening: eight is 7 UTC in winter and 6 UTC in summer", () => {
    const spring = at("2026-03-25T10:00:00Z");
    expect(starts("2026-03-27", spring)[0]).toBe("2026-03-27T07:00:00.000Z");
    expect(starts("2026-03-30", spring)[0]).toBe("2026-03-30T06:00:00.000Z");
    const autumn = at("2026-10-21T10:00:00Z");
    expect(starts("2026-10-23", autumn)[0]).toBe("2026-10-23T06:00:00.000Z");
    expect(starts("2026-10-26", autumn)[0]).toBe("2026-10-26T07:00:00.000Z");
  });

  it("lose and gain an hour when the company is open through them", () => {
    const night = changed({ weekdays: [7], opens: "00:00", closes: "06:00" });
    expect(starts("2026-03-29", at("2026-03-25T10:00:00Z"), night)).toHaveLength(10);
    const autumn = starts("2026-10-25", at("2026-10-21T10:00:00Z"), night);
    expect(autumn).toHaveLength(14);
    expect(new Set(autumn).size).toBe(14);
  });
});

describe("for any day and rules", () => {
  const anyMoment = fc.date({ min: at("2024-01-01"), max: at("2030-12-31"), noInvalidDate: true });
  const anyRules = fc
    .record({
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      opens: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 48 }),
      slotMinutes: fc.constantFrom(10, 15, 30, 45, 60),
      noticeMinutes: fc.integer({ min: 0, max: 3_000 }),
    })
    .map(({ opens, length, ...rules }) =>
      changed({ ...rules, opens: clock(opens), closes: clock(Math.min(opens + length, 47)) }),
    );
  function clock(halfHours: number) {
    return `${String(Math.floor(halfHours / 2)).padStart(2, "0")}:${halfHours % 2 ? "30" : "00"}`;
  }

  it("slots are in order, after the notice, apart by their length and within opening hours", () => {
    fc.assert(
      fc.property(anyMoment, anyRules, (now, of) => {
        const { settings } = of;
        const earliest = now.getTime() + settings.noticeMinutes * 60_000;
        for (const { days } of demoWeeks(now, of))
          for (const { day, slots } of days) {
            const starts = slots.map(({ startsAt }) => startsAt.getTime());
            const [midnight, nextMidnight] = [startOfDay(day).getTime(), startOfDay(day, 1).getTime()];
            expect(starts.filter((start) => start < earliest)).toEqual([]);
            expect(starts.filter((start) => start < midnight || start >= nextMidnight)).toEqual([]);
            const steps = new Set(starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
            expect([...steps]).toEqual(starts.length > 1 ? [settings.slotMinutes * 60_000] : []);
            expect(settings.weekdays).toContain(Temporal.PlainDate.from(day).dayOfWeek);
          }
      }),
      { numRuns: 300 },
    );
  });

  it("a meeting never makes more slots free, and a sales rep more never fewer", () => {
    fc.assert(
      fc.property(anyMoment, anyRules, fc.nat(200), (now, of, pick) => {
        const all = demoWeeks(now, of).flatMap(({ days }) => days.flatMap(({ slots }) => slots));
        const taken = all[pick % Math.max(all.length, 1)];
        if (!taken) return;
        const { slotMinutes, bufferMinutes } = of.settings;
        const meeting = busy(taken.startsAt.toISOString(), slotMinutes + bufferMinutes);
        const after = demoWeeks(now, { ...of, busy: [meeting] });
        expect(isFree(taken.startsAt, after)).toBe(false);
        expect(isFree(taken.startsAt, demoWeeks(now, { ...of, busy: [meeting], salesReps: twoReps }))).toBe(
          true,
        );
        for (const near of nearestFree(taken.startsAt, after, 3)) expect(isFree(near, after)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a sales rep's own hours", () => {
  const now = at("2026-11-18T10:00:00Z");
  const hours = { "2": ["10:00", "12:00"] } as const;
  const own = { ...calendar, salesReps: [{ number: 1, hours }] };
  const free = (day: string, of: DemoCalendar) =>
    dayOf(day, now, of)
      ?.slots.filter(({ free }) => free)
      .map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

  it("offer whole meetings on their days; a pause may lie outside of them", () => {
    expect(free("2026-11-24", own)).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    expect(free("2026-11-25", own)).toEqual([]);
    expect(dayOf("2026-11-25", now, own)?.state).toBe("full");
  });

  it("don't keep a visitor from another sales rep", () => {
    const others = { ...own, salesReps: [...own.salesReps, { number: 2, hours: null }] };
    expect(free("2026-11-25", others)).toHaveLength(20);
  });
});

describe("a holiday", () => {
  const now = at("2026-12-21T10:00:00Z");
  const eve = { day: "2026-12-24", kind: "eve", closed: true, sv: "Julafton", en: "Christmas Eve" } as const;
  const stateOn = (of: DemoCalendar) => dayOf("2026-12-24", now, of)?.state;

  it("is closed until the staff opens it, an eve as the settings say", () => {
    expect(stateOn({ ...calendar, specialDays: [eve] })).toBe("closed");
    expect(stateOn({ ...calendar, specialDays: [{ ...eve, closed: false }] })).toBe("open");
    expect(stateOn(changed({ closeOnEves: false }, { specialDays: [eve] }))).toBe("open");
    expect(stateOn(changed({ closeOnEves: false }, { specialDays: [{ ...eve, kind: "holiday" }] }))).toBe(
      "closed",
    );
  });
});

describe("the sales reps who are asked", () => {
  const meeting = meetingAt(at("2026-11-24T09:00:00Z"), calendar.settings);
  const asked = (of: Partial<DemoCalendar>, options = {}) =>
    freeSalesReps(meeting, { ...calendar, salesReps: twoReps, ...of }, options).map(({ number }) => number);

  it("are those who are free, the one with the fewest meetings in the three days around first", () => {
    expect(asked({})).toEqual([1, 2]);
    expect(asked({ busy: [busy("2026-11-24T09:00:00Z")] })).toEqual([2]);
    expect(asked({ busy: [busy("2026-11-24T08:30:00Z")] })).toEqual([2]);
    expect(asked({ busy: [busy("2026-11-26T09:00:00Z")] })).toEqual([2, 1]);
    expect(asked({ busy: [busy("2026-11-28T09:00:00Z")] })).toEqual([1, 2]);
  });

  it("work then, or come last when the staff means it", () => {
    const salesReps = [
      { number: 1, hours: { "3": ["08:00", "18:00"] } as const },
      { number: 2, hours: null },
    ];
    expect(asked({ salesReps })).toEqual([2]);
    expect(asked({ salesReps }, { anyway: true })).toEqual([2, 1]);
    expect(asked({ salesReps: salesReps.slice(0, 1) })).toEqual([]);
  });
});

describe("a time of the staff's", () => {
  const warning = (iso: string, of = calendar) => timeWarning(meetingAt(at(iso), of.settings), of);

  it("is at any minute of the opening hours without a warning", () => {
    expect(warning("2027-01-12T07:07:00Z")).toBeNull();
    expect(warning("2027-01-12T06:59:00Z")).toBe("warnHours");
    expect(warning("2027-01-12T16:31:00Z")).toBe("warnHours");
    expect(warning("2027-01-16T09:00:00Z")).toBe("warnHours");
    const closed = { day: "2027-01-12", kind: "admin", closed: true, sv: null, en: null } as const;
    expect(warning("2027-01-12T09:00:00Z", { ...calendar, specialDays: [closed] })).toBe("warnDay");
  });

  it("is within somebody's hours, unless there is nobody", () => {
    const salesReps = [{ number: 1, hours: { "3": ["08:00", "18:00"] } as const }];
    expect(warning("2027-01-12T09:00:00Z", { ...calendar, salesReps })).toBe("warnHours");
    expect(warning("2027-01-12T09:00:00Z", { ...calendar, salesReps: [] })).toBeNull();
  });

  it("is to come, by ninety days at most", () => {
    const now = at("2026-11-18T10:00:00Z");
    expect(lastStaffDay(now)).toBe("2027-02-16");
    expect(
      [now, at("2027-02-16T22:59:00Z"), at("2027-02-16T23:00:00Z")].map((time) =>
        isWithinStaffDays(time, now),
      ),
    ).toEqual([false, true, false]);
  });

  it("is outside once the hours, the day or the sales rep's own hours exclude it", () => {
    const meeting = meetingAt(at("2026-11-24T09:00:00Z"), calendar.settings);
    const outside = (of: DemoCalendar, hours: DemoCalendar["salesReps"][number]["hours"] = null) =>
      isOutside(meeting, { number: 1, hours }, of);
    expect(outside(calendar)).toBe(false);
    expect(outside(changed({ closes: "10:00" }))).toBe(true);
    expect(outside(changed({ weekdays: [1] }))).toBe(true);
    expect(outside(calendar, { "2": ["11:00", "12:00"] })).toBe(true);
    // Another length of new meetings leaves those that are booked alone.
    expect(outside(changed({ slotMinutes: 240, closes: "10:30" }))).toBe(false);
  });
});

it("the nearest free slots come in the order of time", () => {
  const weeks = demoWeeks(
    at("2026-11-18T10:00:00Z"),
    changed({ bufferMinutes: 0 }, { busy: [busy("2026-11-24T09:00:00Z", 30)] }),
  );
  expect(nearestFree(at("2026-11-24T09:00:00Z"), weeks, 3).map((one) => one.toISOString())).toEqual([
    "2026-11-24T08:00:00.000Z",
    "2026-11-24T08:30:00.000Z",
    "2026-11-24T09:30:00.000Z",
  ]);
});

it.each([
  ["Europe/Lisbon", "Europe/Lisbon"],
  // Browsers may name a zone by its offset, which the database does not take.
  ["+05:30", "Europe/Stockholm"],
  ["Nowhere", "Europe/Stockholm"],
  ["", "Europe/Stockholm"],
])("a booking from the time zone %j is stored with %s", (timeZone, stored) => {
  const demo = testedForms.find(({ check }) => check === checkDemoForm)?.valid;
  expect(checkDemoForm({ ...demo, id: crypto.randomUUID(), timeZone })).toMatchObject({
    ok: true,
    value: { timeZone: stored },
  });
});

describe("the slots that the staff may book", () => {
  const now = at("2026-11-24T10:10:00Z");
  const slotsOf = (days: readonly string[], of = calendar) =>
    staffSlots(days, now, of).map(({ startsAt, free }) => `${startsAt.toISOString().slice(0, 16)} ${free}`);

  it("are all that are ahead, without notice and beyond the weeks of visitors", () => {
    expect(slotsOf(["2026-11-24"])[0]).toBe("2026-11-24T10:30 true");
    expect(slotsOf(["2026-12-18"])).toHaveLength(20);
    expect(slotsOf([lastStaffDay(now), "2027-02-23"])).toHaveLength(20);
  });
  it("are not free when everybody is taken, and are not on days off or closed ones", () => {
    const taken = { ...calendar, busy: [busy("2026-11-25T09:00:00Z")] };
    expect(slotsOf(["2026-11-25"], taken).filter((slot) => slot.endsWith("false"))).toEqual([
      // Its pause would reach into the meeting.
      "2026-11-25T08:30 false",
      "2026-11-25T09:00 false",
      "2026-11-25T09:30 false",
    ]);
    expect(slotsOf(["2026-11-28", "2026-11-29"])).toEqual([]);
    const closed = { day: "2026-11-25", kind: "admin", closed: true, sv: null, en: null } as const;
    expect(slotsOf(["2026-11-25"], { ...calendar, specialDays: [closed] })).toEqual([]);
  });
});

describe("a sales rep who is away", () => {
  const now = at("2026-11-23T06:00:00Z");
  const away = (kind: "calendar" | "absence", from: string, to: string, salesRep = 1) => ({
    salesRep,
    kind,
    from: Date.parse(from),
    to: Date.parse(to),
  });
  const meeting = meetingAt(at("2026-11-24T09:00:00Z"), calendar.settings);
  const busyNow = away("calendar", "2026-11-24T09:15:00Z", "2026-11-24T10:00:00Z");

  it("has no slot then, nor one whose pause reaches into it; the others go on", () => {
    const one = { ...calendar, away: [busyNow] };
    const free = dayOf("2026-11-24", now, one)?.slots.filter((slot) => slot.free);
    const from = free?.map(({ startsAt }) => startsAt.toISOString().slice(11, 16)) ?? [];
    expect(from).toContain("08:30");
    expect(from).not.toContain("09:00");
    expect(from).not.toContain("09:30");
    expect(from).toContain("10:00");
    expect(freeSalesReps(meeting, one, { anyway: true })).toEqual([]);
    expect(freeSalesReps(meeting, { ...one, salesReps: twoReps }).map(({ number }) => number)).toEqual([2]);
  });
  it("has a booked demo that is outside only when it is an absence, and their own", () => {
    const [rep] = calendar.salesReps;
    if (!rep) throw new Error("no sales rep");
    const absent = away("absence", "2026-11-23T23:00:00Z", "2026-11-24T23:00:00Z");
    expect(isOutside(meeting, rep, { ...calendar, away: [absent] })).toBe(true);
    expect(isOutside(meeting, rep, { ...calendar, away: [busyNow] })).toBe(false);
    expect(isOutside(meeting, { number: 2, hours: null }, { ...calendar, away: [absent] })).toBe(false);
  });
});
