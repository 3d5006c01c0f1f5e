import fc from "fast-check";
import { expect, it } from "vitest";
import { derivedId } from "#backend/mail/derived-id.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { type CalendarDemo, calendarFile } from "./calendar-file.server.ts";

const demo: CalendarDemo = {
  id: "985c1f2b-2e89-4dec-9427-8e6771c52f38",
  startsAt: new Date("2026-11-24T09:30:00Z"),
  endsAt: new Date("2026-11-24T10:00:00Z"),
  updatedAt: new Date("2026-11-21T12:00:00Z"),
  sequence: 3,
  meetingLink: null,
  visitor: { name: "Karin Lund", email: "karin@malarport.example" },
  organizer: { name: "Exempla", email: "sales@exempla.example" },
};

it("names the meeting by a value derived from the booking's id, which opens it, in UTC, with who invites whom", () => {
  const file = calendarFile(demo, {
    method: "publish",
    locale: "en",
    changeUrl: "https://site.example/andra?b=1",
  });
  expect(readCalendar(file)).toMatchObject({
    METHOD: "PUBLISH",
    UID: `demo-${derivedId(demo.id)}`,
    SEQUENCE: "3",
    DTSTAMP: "20261121T120000Z",
    DTSTART: "20261124T093000Z",
    DTEND: "20261124T100000Z",
    STATUS: "CONFIRMED",
    LOCATION: "Online",
    ORGANIZER: "mailto:sales@exempla.example",
    ATTENDEE: "MAILTO:karin@malarport.example",
  });
  expect(file).not.toContain(demo.id);
  expect(readCalendar(file).DESCRIPTION).toContain("Change or cancel: https://site.example/andra?b=1");
});

it("cancels the meeting in calendars", () => {
  const file = calendarFile(demo, { method: "cancel", locale: "sv", changeUrl: null });
  expect(readCalendar(file)).toMatchObject({ METHOD: "CANCEL", STATUS: "CANCELLED", SEQUENCE: "3" });
});

it("has its lines intact whatever a visitor's name contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }), (name) => {
      // Neither the email (cleanLine) nor the form lets control characters through.
      const file = calendarFile(
        { ...demo, visitor: { ...demo.visitor, name: name.replace(/\p{Cc}/gu, "") } },
        { method: "request", locale: "sv", changeUrl: null },
      );
      expect(readCalendar(file)).toMatchObject({ SUMMARY: expect.any(String) });
    }),
    { numRuns: 300 },
  );
});
