import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meetingTimeInSentence } from "./booked-view.server.ts";
import { ownClock, ownTime } from "./own-time.ts";

const at = (moment: string, zone: string, locale: "sv" | "en" = "sv") =>
  ownTime([new Date(moment)], zone, locale)?.replaceAll("\u00a0", " ") ?? null;

describe("a visitor's own time", () => {
  it.each([
    // Sweden: winter time from 25 October, summer time from 28 March. Auckland: from 27 September and to 4 April.
    ["Pacific/Auckland", "2026-11-24T09:30:00Z", "22:30"],
    ["Pacific/Auckland", "2026-11-24T11:00:00Z", "ons 00:00"],
    ["Pacific/Auckland", "2026-09-25T11:30:00Z", "23:30"],
    ["Pacific/Auckland", "2026-09-28T11:30:00Z", "tis 00:30"],
    ["Pacific/Auckland", "2027-04-05T11:30:00Z", "23:30"],
    // Los Angeles changes its clock on 1 November and 14 March.
    ["America/Los_Angeles", "2026-10-23T07:00:00Z", "00:00"],
    ["America/Los_Angeles", "2026-10-26T07:30:00Z", "00:30"],
    ["America/Los_Angeles", "2026-11-02T07:30:00Z", "sön 23:30"],
    ["America/Los_Angeles", "2027-03-15T07:30:00Z", "00:30"],
    // London changes its clock together with Sweden.
    ["Europe/London", "2026-10-23T08:30:00Z", "09:30"],
    ["Europe/London", "2026-10-26T09:30:00Z", "09:30"],
    // These never change theirs: the same time as Sweden's for one half of the year.
    ["Africa/Lagos", "2026-10-23T08:30:00Z", "09:30"],
    ["Africa/Lagos", "2026-10-26T09:30:00Z", null],
    ["Africa/Johannesburg", "2026-10-23T08:30:00Z", null],
    ["Africa/Johannesburg", "2026-10-26T09:30:00Z", "11:30"],
    ["Europe/Berlin", "2026-10-26T09:30:00Z", null],
  ])("in %s at %s is %s", (zone, moment, expected) => expect(at(moment, zone)).toBe(expected));

  it("is in English, too", () =>
    expect(at("2026-11-24T11:00:00Z", "Pacific/Auckland", "en")).toBe("Wed 00:00"));

  it("has another day's name exactly when it is another day there", () => {
    const zones = [
      "Pacific/Auckland",
      "America/Los_Angeles",
      "Europe/London",
      "Pacific/Kiritimati",
      "Asia/Kolkata",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true }),
        (zone, moment) => {
          const there = moment.toTemporalInstant().toZonedDateTimeISO(zone);
          const here = there.withTimeZone("Europe/Stockholm");
          const isOtherDay = !there.toPlainDate().equals(here.toPlainDate());
          const shown = at(moment.toISOString(), zone) ?? "";
          expect(shown.slice(-5)).toBe(there.toPlainTime().toString().slice(0, 5));
          expect(/^\p{L}/u.test(shown)).toBe(isOtherDay);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("is shown beside each time that differs, whatever the first one is", () => {
    const week = ["2026-10-23T08:30:00.000Z", "2026-10-26T09:30:00.000Z"];
    const shown = (zone: string) => {
      const clock = ownClock("sv", zone, week);
      return clock && week.map(clock.at);
    };
    expect(shown("Africa/Johannesburg")).toEqual([null, "11:30"]);
    expect(shown("Africa/Lagos")).toEqual(["09:30", null]);
    expect(shown("Europe/Berlin")).toBeNull();
    expect(ownClock("sv", undefined, week)).toBeNull();
  });

  it("follows the time of a booking, with its day", () => {
    const sentence = (timeZone: string) =>
      meetingTimeInSentence(
        { startsAt: new Date("2026-11-24T11:00:00Z"), endsAt: new Date("2026-11-24T11:30:00Z"), timeZone },
        "sv",
      ).replaceAll("\u00a0", " ");
    expect(sentence("Europe/Stockholm")).toBe("tisdag 24 november 2026, 12:00–12:30");
    expect(sentence("Pacific/Auckland")).toBe(
      "tisdag 24 november 2026, 12:00–12:30 (svensk tid), ons 00:00–00:30 hos dig (Auckland)",
    );
  });
});
