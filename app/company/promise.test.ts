import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { contactBefore, firstResponse, lateBefore, medianMinutes, promiseLeft } from "./promise.ts";
import { whoSaysYes } from "./who-says-yes.ts";

const promise = { opens: "08:00", closes: "18:00", minutes: 30 };
/** Takes and returns UTC timestamps, so that summer and winter time are visible. */
function response(received: string) {
  const { by, isSameDay } = firstResponse(new Date(received), promise);
  return `${by.toISOString().slice(0, 16)}${isSameDay ? " same day" : ""}`;
}

describe("when a request is responded to at the latest, Monday-Friday 08:00-18:00 in Sweden", () => {
  it.each([
    ["Thursday 13:42", "2026-11-19T12:42:00Z", "2026-11-19T13:12 same day"],
    ["seconds never make the promise later", "2026-11-19T12:42:59.999Z", "2026-11-19T13:12 same day"],
    ["Thursday 08:00, the moment of opening", "2026-11-19T07:00:00Z", "2026-11-19T07:30 same day"],
    ["Thursday 07:59, before opening", "2026-11-19T06:59:59Z", "2026-11-19T07:30 same day"],
    ["Thursday 00:00", "2026-11-18T23:00:00Z", "2026-11-19T07:30 same day"],
    ["Thursday 17:30, the last that is answered today", "2026-11-19T16:30:59Z", "2026-11-19T17:00 same day"],
    ["Thursday 17:31 waits for Friday", "2026-11-19T16:31:00Z", "2026-11-20T07:30"],
    ["Thursday 23:59 waits for Friday", "2026-11-19T22:59:59Z", "2026-11-20T07:30"],
    ["Friday 17:31 waits for Monday", "2026-11-20T16:31:00Z", "2026-11-23T07:30"],
    ["Saturday at noon", "2026-11-21T11:00:00Z", "2026-11-23T07:30"],
    ["Sunday 23:59", "2026-11-22T22:59:00Z", "2026-11-23T07:30"],
    ["a summer's day", "2026-07-01T09:00:00Z", "2026-07-01T09:30 same day"],
    ["the last Friday of winter time", "2026-03-27T17:00:00Z", "2026-03-30T06:30"],
    ["the night that skips 02:00-03:00", "2026-03-29T01:30:00Z", "2026-03-30T06:30"],
    ["the last Friday of summer time", "2026-10-23T16:00:00Z", "2026-10-26T07:30"],
    ["02:30 for the first time in the longer night", "2026-10-25T00:30:00Z", "2026-10-26T07:30"],
    ["02:30 for the second time in the longer night", "2026-10-25T01:30:00Z", "2026-10-26T07:30"],
    [
      "over a new year, whose eve, first day and weekend are free",
      "2026-12-30T17:00:00Z",
      "2027-01-04T07:30",
    ],
    ["on Christmas Eve, a Thursday", "2026-12-24T09:00:00Z", "2026-12-28T07:30"],
    ["the day before Good Friday, in the evening", "2026-04-02T17:00:00Z", "2026-04-07T06:30"],
  ])("%s", (_name, received, expected) => expect(response(received)).toBe(expected));

  it("follows the company's own hours and minutes", () => {
    const { by, isSameDay } = firstResponse(new Date("2026-11-19T08:50:00Z"), {
      opens: "10:00",
      closes: "16:00",
      minutes: 60,
    });
    expect([by.toISOString(), isSameDay]).toEqual(["2026-11-19T10:00:00.000Z", true]);
  });
});

describe("what we promise now, when we open next, and until when it holds", () => {
  const now = (moment: string) => {
    const { state, opensAt, changesAt } = firstResponse(new Date(moment), promise);
    return [state, opensAt.toISOString().slice(0, 16), changesAt.toISOString().slice(0, 16)].join(" ");
  };

  it.each([
    ["Tuesday 14:10", "2026-11-24T13:10:00Z", "open 2026-11-25T07:00 2026-11-24T16:31"],
    ["Tuesday 08:00", "2026-11-24T07:00:00Z", "open 2026-11-25T07:00 2026-11-24T16:31"],
    ["Tuesday 17:30:59", "2026-11-24T16:30:59Z", "open 2026-11-25T07:00 2026-11-24T16:31"],
    ["Friday 17:31", "2026-11-27T16:31:00Z", "closing 2026-11-30T07:00 2026-11-27T17:00"],
    ["Friday 18:00", "2026-11-27T17:00:00Z", "closed 2026-11-30T07:00 2026-11-30T07:00"],
    ["Sunday 20:00", "2026-11-29T19:00:00Z", "closed 2026-11-30T07:00 2026-11-30T07:00"],
    ["Monday 07:59", "2026-11-30T06:59:59Z", "closed 2026-11-30T07:00 2026-11-30T07:00"],
    ["Good Friday", "2026-04-03T09:00:00Z", "closed 2026-04-07T06:00 2026-04-07T06:00"],
    ["Midsummer Eve", "2026-06-19T09:00:00Z", "closed 2026-06-22T06:00 2026-06-22T06:00"],
  ])("%s", (_name, moment, expected) => expect(now(moment)).toBe(expected));
});

describe("who can say yes to a shift, and when", () => {
  const said = (ordered: string, begins: string) => {
    const { by, shiftsFrom } = firstResponse(new Date(ordered), promise);
    return `${whoSaysYes(new Date(begins), shiftsFrom)}, answered ${by.toISOString().slice(0, 16)}`;
  };

  it.each([
    [
      "in office hours a person: a shift in twenty minutes",
      "2026-11-24T14:10+01:00",
      "2026-11-24T14:30+01:00",
    ],
    ["in office hours a person: a shift tonight", "2026-11-24T14:10+01:00", "2026-11-24T22:00+01:00"],
    ["the last minute that is answered today", "2026-11-27T17:30+01:00", "2026-11-27T18:00+01:00"],
    [
      "on Friday evening: a shift on Monday after the answer",
      "2026-11-27T20:00+01:00",
      "2026-11-30T08:30+01:00",
    ],
    ["before opening: a shift tonight", "2026-11-24T06:00+01:00", "2026-11-24T18:00+01:00"],
    [
      "on the eve of Christmas Eve: a shift after the holidays",
      "2026-12-23T19:00+01:00",
      "2026-12-28T09:00+01:00",
    ],
    [
      "while summer time begins: a shift after the answer",
      "2027-03-27T20:00+01:00",
      "2027-03-30T08:30+02:00",
    ],
    ["while summer time ends: a shift on Monday morning", "2026-10-24T20:00+02:00", "2026-10-26T08:30+01:00"],
  ])("the form comes first %s", (_when, ordered, begins) => expect(said(ordered, begins)).toMatch(/^order,/));

  it.each([
    [
      "on Friday evening: a shift that night",
      "2026-11-27T20:00+01:00",
      "2026-11-27T22:00+01:00",
      "2026-11-30T07:30",
    ],
    [
      "on Friday evening: a shift before the answer",
      "2026-11-27T20:00+01:00",
      "2026-11-30T08:29+01:00",
      "2026-11-30T07:30",
    ],
    [
      "five minutes before closing: a shift that night",
      "2026-11-24T17:55+01:00",
      "2026-11-24T22:00+01:00",
      "2026-11-25T07:30",
    ],
    [
      "before opening: a shift in an hour",
      "2026-11-24T06:00+01:00",
      "2026-11-24T07:00+01:00",
      "2026-11-24T07:30",
    ],
    [
      "on the eve of Christmas Eve: a shift on Boxing Day",
      "2026-12-23T19:00+01:00",
      "2026-12-26T20:00+01:00",
      "2026-12-28T07:30",
    ],
    [
      "on Maundy Thursday evening: a shift on Easter Monday",
      "2026-04-02T19:00+02:00",
      "2026-04-06T20:00+02:00",
      "2026-04-07T06:30",
    ],
    ["at noon on Midsummer Eve", "2026-06-19T12:00+02:00", "2026-06-19T20:00+02:00", "2026-06-22T06:30"],
    [
      "while summer time begins, on Monday in summer time",
      "2027-03-27T20:00+01:00",
      "2027-03-28T20:00+02:00",
      "2027-03-30T06:30",
    ],
    ["while summer time ends", "2026-10-24T20:00+02:00", "2026-10-26T08:00+01:00", "2026-10-26T07:30"],
  ])("the booking app comes first %s", (_when, ordered, begins, answered) =>
    expect(said(ordered, begins)).toBe(`bookingApp, answered ${answered}`),
  );
});

describe("when whoever booked a demo is contacted: within 24 hours, of working days", () => {
  it.each([
    ["Tuesday 10:00: the same time the day after", "2026-11-24T10:00+01:00", "2026-11-25T09:00"],
    ["Tuesday 20:00: the day after, while somebody is there", "2026-11-24T20:00+01:00", "2026-11-25T17:00"],
    ["Tuesday 06:00: the same day", "2026-11-24T06:00+01:00", "2026-11-24T17:00"],
    ["Friday 10:00: Monday", "2026-11-27T10:00+01:00", "2026-11-30T09:00"],
    ["Friday evening: Monday", "2026-11-27T20:00+01:00", "2026-11-30T17:00"],
    ["Sunday: Monday", "2026-11-29T23:59+01:00", "2026-11-30T17:00"],
    ["the day before Christmas Eve: after the holidays", "2026-12-23T11:00+01:00", "2026-12-28T10:00"],
    ["Christmas Eve", "2026-12-24T11:00+01:00", "2026-12-28T17:00"],
    ["the last Friday of winter time", "2026-03-27T09:30+01:00", "2026-03-30T07:30"],
    ["the night that skips an hour", "2026-03-29T01:30+01:00", "2026-03-30T16:00"],
    ["the night that has one twice", "2026-10-25T02:30+02:00", "2026-10-26T17:00"],
  ])("%s", (_when, booked, expected) =>
    expect(contactBefore(new Date(booked), promise).toISOString().slice(0, 16)).toBe(expected),
  );
});

const left = (received: string, now: string) =>
  promiseLeft(new Date(received), new Date(now), promise).minutes;

// November: Sweden is one hour ahead of UTC. 2026-11-19 is a Thursday.
test.each([
  ["just in", "2026-11-19T13:00:00Z", "2026-11-19T13:00:00Z", 30],
  ["five minutes left", "2026-11-19T12:42:00Z", "2026-11-19T13:07:00Z", 5],
  ["what is left of a minute counts as one", "2026-11-19T12:42:00Z", "2026-11-19T13:11:30Z", 1],
  ["the last moment is no breach", "2026-11-19T12:42:00Z", "2026-11-19T13:12:00Z", 0],
  ["one hour and 27 minutes late", "2026-11-19T11:10:00Z", "2026-11-19T13:07:00Z", -87],
  ["late by seconds is a minute late", "2026-11-19T12:42:00Z", "2026-11-19T13:12:05Z", -1],
  ["in the evening the tape waits, whole", "2026-11-19T18:30:00Z", "2026-11-19T20:00:00Z", 30],
  ["over the weekend, too", "2026-11-20T18:30:00Z", "2026-11-22T12:00:00Z", 30],
  ["it begins to run on Monday at eight", "2026-11-20T18:30:00Z", "2026-11-23T07:10:00Z", 20],
  ["too late in the day to be answered before it closes", "2026-11-19T16:45:00Z", "2026-11-19T16:50:00Z", 30],
  ["nights and weekends are not counted as late", "2026-11-20T16:00:00Z", "2026-11-23T07:30:00Z", -60],
])("%s", (_name, received, now, minutes) => expect(left(received, now)).toBe(minutes));

test.each([
  ["while the office is open it runs", "2026-11-19T13:00:00Z", "2026-11-19T13:05:00Z", null],
  [
    "in the evening it rests until morning",
    "2026-11-19T18:30:00Z",
    "2026-11-19T20:00:00Z",
    "2026-11-20T07:00:00.000Z",
  ],
  [
    "over the weekend until Monday",
    "2026-11-20T18:30:00Z",
    "2026-11-22T12:00:00Z",
    "2026-11-23T07:00:00.000Z",
  ],
  ["what is late does not rest", "2026-11-19T13:00:00Z", "2026-11-19T20:00:00Z", null],
])("the clock: %s", (_name, received, now, until) =>
  expect(promiseLeft(new Date(received), new Date(now), promise).restsUntil?.toISOString() ?? null).toBe(
    until,
  ),
);

test("a lead is late exactly if it came before the limit, at any time of the year", () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 8 * 24 * 60 * 60 }),
      (now, seconds) => {
        const received = new Date(now.getTime() - seconds * 1000);
        const isLate = promiseLeft(received, now, promise).minutes < 0;
        expect(received < lateBefore(now, promise)).toBe(isLate);
      },
    ),
  ));

test("the median of none is null, of many the middle one", () => {
  expect(medianMinutes([])).toBeNull();
  expect(medianMinutes([22])).toBe(22);
  expect(medianMinutes([90, 1, 22])).toBe(22);
});
