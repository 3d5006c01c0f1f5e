import { describe, expect, test } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { sumOfOffer } from "#app/orders/offer.ts";
import { ratesOf } from "#app/prices/carried-estimate.server.ts";
import { estimateShift } from "#app/prices/estimate.ts";
import { shiftOf } from "#app/prices/shift.ts";
import { offerOfLead, tellingRequest } from "./offer-of-lead.server.ts";
import { completeLines, type ProposedLine, typedLine } from "./typed-lines.ts";

type Lead = Parameters<typeof offerOfLead>[0];

/** November: Sweden is one hour ahead of UTC. Friday 27 November 2026. */
const order = (facts: Lead["facts"] = {}): Lead => ({
  kind: "order",
  city: null,
  service: "guard",
  place: "Lagergatan 4",
  startsAt: null,
  facts: {
    starts_at: "2026-11-27T16:00:00+01:00",
    ends_at: "2026-11-27T20:00:00+01:00",
    guard_count: 2,
    location: "Lagergatan 4",
    ...facts,
  },
});

const quote = (facts: Lead["facts"] = {}, service: Lead["service"] = "guard"): Lead => ({
  kind: "quote",
  city: "orebro",
  service,
  place: typeof facts.place === "string" ? facts.place : null,
  startsAt: null,
  facts: { service_type: "regular", employees: "1-10", ...facts },
});

/** The lines of a proposal on one line each: "Väktare: 2 × 4 × 385". */
const linesOf = (lead: Lead, locale: "sv" | "en" = "sv") =>
  offerOfLead(lead, defaultFacts, locale).lines.map(inWords);

function inWords(line: ProposedLine): string {
  const numbers =
    line.kind === "hours"
      ? [line.people, line.hours, line.price ?? "?"]
      : line.kind === "each"
        ? [line.number, line.price]
        : [line.percent];
  return `${line.text}: ${numbers.join(" × ")}`.replaceAll("\u00a0", " ");
}

describe("an express order becomes", () => {
  test("a line of its people, hours and list price, and one for each band with a supplement", () => {
    expect(linesOf(order())).toEqual(["Väktare: 2 × 4 × 385", "Tillägg, helg 18–06: 2 × 2 × 75"]);
    expect(linesOf(order({ ends_at: "2026-11-28T08:00:00+01:00" }))).toEqual([
      "Väktare: 2 × 16 × 385",
      "Tillägg, helg 18–06: 2 × 12 × 75",
      "Tillägg, helg 06–18: 2 × 2 × 60",
    ]);
  });

  test("the sum that the buyer's estimate showed", () => {
    const ends_at = "2026-12-25T07:30:00+01:00";
    const { lines, startsAt, endsAt } = offerOfLead(
      order({ starts_at: "2026-12-24T22:00:00+01:00", ends_at }),
      defaultFacts,
      "sv",
    );
    expect(startsAt && endsAt).toEqual(new Date(ends_at));
    const shift = shiftOf(
      { startsAt: new Date("2026-12-24T22:00:00+01:00"), endsAt: new Date(ends_at) },
      { shortestHours: 4, longestHours: 24 },
    );
    const rates = ratesOf(defaultFacts.prices, ["stationar"]);
    const typed = lines.map((line) => typedLine(line, "sv"));
    expect(sumOfOffer(completeLines(typed), 25).net).toBe(estimateShift("stationar", 2, shift, rates).sum);
  });

  test("a line in the buyer's language", () => {
    expect(linesOf(order(), "en")).toEqual(["Guards: 2 × 4 × 385", "Supplement, weekend 18–06: 2 × 2 × 75"]);
  });

  test("at least the shortest shift, in quarters of an hour, and as long as it is", () => {
    expect(linesOf(order({ ends_at: "2026-11-27T17:00:00+01:00" }))[0]).toBe("Väktare: 2 × 4 × 385");
    expect(linesOf(order({ ends_at: "2026-11-27T20:10:00+01:00" }))[0]).toBe("Väktare: 2 × 4.25 × 385");
    expect(linesOf(order({ ends_at: "2026-11-30T16:00:00+01:00" }))[0]).toBe("Väktare: 2 × 72 × 385");
  });

  test("the price of an event for public-order guards, and a price to type for entrance hosts", () => {
    expect(linesOf({ ...order(), service: "orderGuard" })[0]).toBe("Ordningsvakter: 2 × 4 × 425");
    expect(linesOf({ ...order(), service: "entranceHost" })).toEqual(["Entrévärdar: 2 × 4 × ?"]);
  });
});

describe("a quote request becomes", () => {
  test("the estimate of the price page that it carries", () => {
    const estimate = { parameters: "tjanst=rondering&antal=3&timmar=8&nar=kvall&stad=orebro" };
    expect(linesOf(quote({ estimate, period: "vardagar från mars" }))).toEqual([
      "Rondering, vardagar från mars: 3 × 8 × 365",
      "Tillägg, vardag 18–06: 3 × 8 × 35",
    ]);
  });

  test("callouts for alarm", () => {
    expect(linesOf(quote({ service_type: "alarm" }))).toEqual(["Larmutryckning: 1 × 395"]);
    const estimate = { parameters: "tjanst=larm&antal=2&stad=orebro" };
    expect(linesOf(quote({ service_type: "alarm", estimate }))).toEqual(["Larmutryckning: 2 × 395"]);
  });

  test("the shortest shift of the people and the type of service that it names", () => {
    expect(linesOf(quote({ service_type: "mobile", guard_count: 4 }))).toEqual(["Rondering: 4 × 4 × 365"]);
    expect(linesOf(quote({ service_type: "public" }, "orderGuard"))).toEqual([
      "Offentliga platser: 1 × 4 × 395",
    ]);
    expect(linesOf(quote({ service_type: "custom" }))).toEqual(["Skräddarsydd lösning: 1 × 4 × 390"]);
    expect(linesOf(quote({ service_type: "custom" }, "orderGuard"))).toEqual(["Evenemang: 1 × 4 × 425"]);
  });

  test("its place, else its city", () => {
    expect(offerOfLead(quote({ place: "Resecentrum" }), defaultFacts, "sv").place).toBe("Resecentrum");
    expect(offerOfLead(quote(), defaultFacts, "sv")).toMatchObject({ place: "Örebro", startsAt: null });
  });
});

test("a contact request becomes one guard for the shortest shift, in its city", () => {
  const lead: Lead = {
    kind: "contact",
    city: "goteborg",
    service: null,
    place: null,
    startsAt: null,
    facts: {},
  };
  expect(linesOf(lead)).toEqual(["Stationär bevakning: 1 × 4 × 385"]);
  expect(offerOfLead(lead, defaultFacts, "en").place).toBe("Gothenburg");
});

test("of merged leads the order says most about what is wanted, then the quote request", () => {
  const lead = (kind: string) => ({ kind }) as Parameters<typeof tellingRequest>[0][0];
  const [contact, asked, ordered] = [lead("contact"), lead("quote"), lead("order")];
  expect(tellingRequest([contact, asked, ordered])).toBe(ordered);
  expect(tellingRequest([contact, asked])).toBe(asked);
  expect(tellingRequest([contact])).toBe(contact);
});
