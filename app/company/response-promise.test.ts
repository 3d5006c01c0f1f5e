import { expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { clockHeaders, promiseView } from "./response-promise.server.ts";

const hours = defaultFacts.openingHours;
const said = (now: string, locale: "sv" | "en" = "sv") => {
  const { response, open } = promiseView(hours, new Date(now), locale);
  return `${response} ${open}`.replaceAll("\u00a0", " ");
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
