import { expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { clockHeaders, lateShiftView, promiseView } from "./response-promise.server.ts";

const hours = defaultFacts.openingHours;
const said = (now: string, locale: "sv" | "en" = "sv") => {
  const { answer, open } = promiseView(hours, new Date(now), locale);
  return `${answer} ${open}`.replaceAll("\u00a0", " ");
};

// November: Sweden is one hour ahead of UTC. 2026-11-24 is a Tuesday.
it.each([
  [
    "a weekday at 14:10",
    "2026-11-24T13:10:00Z",
    "Vi svarar i snitt inom 30 minuter. Telefonen är öppen till 18:00.",
  ],
  [
    "too late for today",
    "2026-11-27T16:45:00Z",
    "Vi svarar måndag från 08:00. Är det bråttom? Telefonen är öppen till 18:00.",
  ],
  [
    "Sunday at 20:00",
    "2026-11-29T19:00:00Z",
    "Vi svarar måndag från 08:00. Bokningsappen är öppen nu, dygnet runt.",
  ],
  [
    "before it opens",
    "2026-11-24T05:00:00Z",
    "Vi svarar i dag från 08:00. Bokningsappen är öppen nu, dygnet runt.",
  ],
  [
    "Christmas Eve",
    "2026-12-24T11:00:00Z",
    "Vi svarar måndag från 08:00. Bokningsappen är öppen nu, dygnet runt.",
  ],
])("%s", (_name, now, expected) => expect(said(now)).toBe(expected));

it("says the same in English, and which time zone it is", () => {
  expect(said("2026-11-29T19:00:00Z", "en")).toBe(
    "We answer on Monday from 08:00, Swedish time. The booking app is open now, day and night.",
  );
});

it("lets a page that shows it be cached until the next half hour, or until an earlier change", () => {
  const until = (now: string) => clockHeaders(hours, new Date(now)).expires;
  expect(until("2026-11-24T13:10:00Z")).toBe("Tue, 24 Nov 2026 13:30:00 GMT");
  expect(until("2026-11-24T16:30:10Z")).toBe("Tue, 24 Nov 2026 16:31:00 GMT");
});

const late = (now: string, startsAt: string, locale: "sv" | "en" = "sv") =>
  lateShiftView(hours, new Date(startsAt), new Date(now), locale);

it.each([
  ["Friday evening", "2026-11-27T20:00+01:00", "2026-11-27T22:00+01:00", "Skicka ändå, svar måndag 08:30"],
  ["before opening", "2026-11-24T06:00+01:00", "2026-11-24T07:00+01:00", "Skicka ändå, svar i dag 08:30"],
  [
    "five minutes before closing",
    "2026-11-24T17:55+01:00",
    "2026-11-24T22:00+01:00",
    "Skicka ändå, svar onsdag 08:30",
  ],
  [
    "the eve of a holiday",
    "2026-12-23T19:00+01:00",
    "2026-12-24T18:00+01:00",
    "Skicka ändå, svar måndag 08:30",
  ],
  [
    "the weekend when summer time begins",
    "2026-03-28T20:00+01:00",
    "2026-03-29T22:00+02:00",
    "Skicka ändå, svar måndag 08:30",
  ],
])(
  "a shift before the answer, %s: the booking app first, then the form with when it is answered",
  (_when, now, starts, send) => {
    expect(late(now, starts)).toEqual({
      text: "Passet börjar innan vi hinner svara. Bokningsappen tar emot bokningar dygnet runt.",
      book: "Boka i bokningsappen",
      send,
    });
  },
);

it("says the same of a shift in English, and nothing of one that a person can answer before", () => {
  expect(late("2026-11-27T20:00+01:00", "2026-11-27T22:00+01:00", "en")).toEqual({
    text: "The shift begins before we can answer. The booking app takes bookings day and night.",
    book: "Book in the booking app",
    send: "Send anyway, answer Monday 08:30",
  });
  expect(late("2026-11-24T14:10+01:00", "2026-11-24T14:30+01:00")).toBeNull();
});
