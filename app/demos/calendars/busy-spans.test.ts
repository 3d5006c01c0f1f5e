import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { busySpans } from "./busy-spans.server.ts";
import { ianaZone } from "./zone-names.ts";

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "fixtures", `${name}.ics`), "utf8");
const week = { from: Date.parse("2026-11-29T23:00:00Z"), to: Date.parse("2026-12-06T23:00:00Z") };
const shown = (text: string, window = week) => {
  const spans = busySpans(text, window);
  if (typeof spans === "string") return spans;
  return spans.map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(5, 16)).join(" – "),
  );
};
const event = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:x", ...lines, "END:VEVENT", "END:VCALENDAR"].join(
    "\r\n",
  );

describe("the busy times of a calendar", () => {
  it("of Google: repeated, moved and left out ones, whole days; not cancelled, free or our own", () => {
    expect(shown(fixture("google"))).toEqual([
      "11-30T12:00 – 11-30T13:00",
      "12-02T08:00 – 12-02T08:30",
      "12-02T23:00 – 12-04T23:00",
    ]);
  });
  it("of Outlook.com and Exchange: Windows' names of zones, zones of its own, tentative and out of office", () => {
    expect(shown(fixture("outlook"))).toEqual([
      "11-30T09:00 – 11-30T09:15",
      "12-01T09:00 – 12-01T09:15",
      "12-01T14:00 – 12-01T15:00",
      "12-02T23:00 – 12-03T23:00",
      "12-04T09:00 – 12-04T09:15",
    ]);
  });
  it("of Apple: the first Tuesday of a month, times without a zone, added dates and other zones", () => {
    expect(shown(fixture("apple"))).toEqual([
      "12-01T07:00 – 12-01T08:00",
      "12-02T18:00 – 12-02T19:30",
      "12-03T14:00 – 12-03T15:00",
      "12-04T14:00 – 12-04T15:00",
    ]);
  });
  it("keep the clock's time when summer time begins and ends", () => {
    const daily = event(
      "DTSTART;TZID=Europe/Stockholm:20270326T090000",
      "DTEND;TZID=Europe/Stockholm:20270326T100000",
      "RRULE:FREQ=DAILY;COUNT=4",
    );
    const window = { from: Date.parse("2027-03-01T00:00:00Z"), to: Date.parse("2027-04-01T00:00:00Z") };
    expect(shown(daily, window)).toEqual([
      "03-26T08:00 – 03-26T09:00",
      "03-27T08:00 – 03-27T09:00",
      "03-28T07:00 – 03-28T08:00",
      "03-29T07:00 – 03-29T08:00",
    ]);
    const day = event("DTSTART;VALUE=DATE:20270328");
    expect(shown(day, window)).toEqual(["03-27T23:00 – 03-28T22:00"]);
  });
  it("are cut at the window, and one span where they touch", () => {
    const long = event("DTSTART:20261101T000000Z", "DTEND:20270101T000000Z");
    expect(shown(long)).toEqual(["11-29T23:00 – 12-06T23:00"]);
    const row = event("DTSTART:20261201T100000Z", "DTEND:20261201T110000Z", "RRULE:FREQ=HOURLY;COUNT=3");
    expect(shown(row)).toEqual(["12-01T10:00 – 12-01T13:00"]);
  });
  it("are those of a rule that ends at a time in UTC, in the event's own zone", () => {
    const until = event(
      "DTSTART;TZID=America/New_York:20261130T190000",
      "DTEND;TZID=America/New_York:20261130T193000",
      "RRULE:FREQ=DAILY;UNTIL=20261202T000000Z",
    );
    expect(shown(until)).toEqual(["12-01T00:00 – 12-01T00:30", "12-02T00:00 – 12-02T00:30"]);
  });
});

describe("a file", () => {
  it("that is no calendar is unreadable", () => {
    for (const text of ["", "<!doctype html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])
      expect(shown(text)).toBe("unreadable");
  });
  it("whose repetitions have no end is given up", () => {
    expect(shown(event("DTSTART:20000101T000000Z", "DTEND:20000101T000001Z", "RRULE:FREQ=SECONDLY"))).toBe(
      "large",
    );
    const many = event("DTSTART:19900101T000000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY;COUNT=1000000");
    expect(shown(many)).toBe("large");
  });
  it("with an event that says nothing of its time has the others", () => {
    const text = event("SUMMARY:x").replace(
      "END:VCALENDAR",
      "BEGIN:VEVENT\r\nUID:y\r\nDTSTART:20261201T100000Z\r\nDTEND:20261201T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR",
    );
    expect(shown(text)).toEqual(["12-01T10:00 – 12-01T11:00"]);
  });
});

it("knows zones by IANA's name, by Windows' and behind a path", () => {
  expect(ianaZone("W. Europe Standard Time")).toBe("Europe/Berlin");
  expect(ianaZone("/citadel.org/20250101_1/Europe/Stockholm")).toBe("Europe/Stockholm");
  expect(ianaZone("UTC")).toBe("UTC");
  expect([ianaZone(""), ianaZone("Customized Time Zone"), ianaZone("../x")]).toEqual([null, null, null]);
});
