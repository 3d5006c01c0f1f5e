import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { clockHeaders, promiseView, yesView } from "./response-promise.server.ts";

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
    "Vi svarar måndag, oftast före 08:30. Är det bråttom? Bokningsappen är öppen nu, och telefonen till 18:00.",
  ],
  [
    "Sunday at 20:00",
    "2026-11-29T19:00:00Z",
    "Vi svarar måndag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
  ],
  [
    "before it opens",
    "2026-11-24T05:00:00Z",
    "Vi svarar i dag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
  ],
  [
    "Christmas Eve",
    "2026-12-24T11:00:00Z",
    "Vi svarar måndag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
  ],
])("%s", (_name, now, expected) => expect(said(now)).toBe(expected));

it("says the same in English, and which time zone it is", () => {
  expect(said("2026-11-29T19:00:00Z", "en")).toBe(
    "We reply on Monday, usually before 08:30, Swedish time. The booking app is open now, day and night.",
  );
});

it("lets a page that shows it be cached until the next half hour, or until an earlier change", () => {
  const until = (now: string) => clockHeaders(hours, new Date(now)).expires;
  expect(until("2026-11-24T13:10:00Z")).toBe("Tue, 24 Nov 2026 13:30:00 GMT");
  expect(until("2026-11-24T16:30:10Z")).toBe("Tue, 24 Nov 2026 16:31:00 GMT");
});

describe("the one primary action, and the line that says so", () => {
  const action = (now: string, startsAt?: string, locale: "sv" | "en" = "sv") => {
    const { who, order, bookingApp, line } = yesView(hours, new Date(now), locale, {
      service: "guard",
      city: "malmo",
      ...(startsAt && { startsAt: new Date(startsAt) }),
    });
    const texts = who === "order" ? [order.text] : [bookingApp.text, order.anyway, order.sendAnyway];
    return [...texts, line].join(" | ").replaceAll("\u00a0", " ");
  };
  const monday =
    "Beställ i appen | Beställ ändå, svar måndag 08:30 | Skicka ändå, svar måndag 08:30 | " +
    "Vi svarar måndag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.";

  it.each([
    [
      "Tuesday 10:00: an order that a person answers",
      "2026-11-24T10:00+01:00",
      "Beställ väktare | Vi svarar i snitt inom 30 minuter. Telefonen är öppen till 18:00.",
    ],
    [
      "Tuesday 17:45: the booking app, and the telephone while it is open",
      "2026-11-24T17:45+01:00",
      "Beställ i appen | Beställ ändå, svar onsdag 08:30 | Skicka ändå, svar onsdag 08:30 | " +
        "Vi svarar onsdag, oftast före 08:30. Är det bråttom? Bokningsappen är öppen nu, och telefonen till 18:00.",
    ],
    [
      "Tuesday 05:00: the booking app, though we answer the same day",
      "2026-11-24T05:00+01:00",
      "Beställ i appen | Beställ ändå, svar i dag 08:30 | Skicka ändå, svar i dag 08:30 | " +
        "Vi svarar i dag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
    ],
    ["Saturday 14:30", "2026-11-28T14:30+01:00", monday],
    ["23:50 before Christmas Eve: no answer before the Monday", "2026-12-23T23:50+01:00", monday],
    ["Midsummer Eve at noon", "2026-06-19T12:00+02:00", monday],
    ["02:30 in the night that skips it", "2026-03-29T01:30+00:00", monday],
    ["02:30 for the second time in the longer night", "2026-10-25T02:30+01:00", monday],
  ])("%s", (_name, now, expected) => expect(action(now)).toBe(expected));

  it("says the same in English", () => {
    expect(action("2026-11-28T14:30+01:00", undefined, "en")).toBe(
      "Order in the app | Order anyway, reply Monday 08:30 | Send anyway, reply Monday 08:30 | " +
        "We reply on Monday, usually before 08:30, Swedish time. The booking app is open now, day and night.",
    );
    expect(action("2026-11-24T10:00+01:00", undefined, "en")).toMatch(/^Order a guard \| /);
  });

  it("is the order on a Saturday, too, for a shift that begins after the answer", () => {
    expect(action("2026-11-28T14:30+01:00", "2026-11-30T08:29+01:00")).toMatch(/^Beställ i appen/);
    expect(action("2026-11-28T14:30+01:00", "2026-11-30T08:30+01:00")).toBe(
      "Beställ väktare | Vi svarar måndag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
    );
  });

  it("has what was chosen in the links of both", () => {
    const { order, choice } = yesView(hours, new Date(), "en", { service: "orderGuard", city: "orebro" });
    expect(choice).toEqual({ roll: "ordningsvakt", stad: "orebro" });
    expect(order.href).toBe("/1-bolt?lang=en&roll=ordningsvakt&stad=orebro");
    expect(yesView(hours, new Date(), "sv").order).toMatchObject({ href: "/1-bolt", text: "Beställ" });
  });
});
