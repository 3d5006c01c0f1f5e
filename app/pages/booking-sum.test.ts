import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { readOrderChoice } from "#app/requests/express-order/choice.ts";
import { sumOf } from "./booking-sum.ts";
import { sumBasis } from "./sum-basis.server.ts";

/** November: Sweden is one hour ahead of UTC. */
const tuesday = "2026-11-24T14:10:00+01:00";

/** The rows of an estimate at a given time, then the sum; null where there is none. */
function counted(parameters: string, now = tuesday) {
  const basis = sumBasis(defaultFacts, "sv");
  const sum = sumOf(readOrderChoice(new URLSearchParams(parameters)), new Date(now), basis, "sv");
  const text = sum && [...sum.rows.map(({ label, amount }) => `${label}: ${amount}`), `${sum.amount}`];
  return text?.map((row) => row.replaceAll("\u00a0", " ")) ?? null;
}

describe("the estimate of an order", () => {
  it.each([
    [
      "roll=vaktare&nar=ikvall&antal=1",
      tuesday,
      ["1 väktare × 8 tim × 385 kr: 3 080 kr", "Tillägg, 8 tim vardag 18–06 × 35 kr: 280 kr", "3360"],
    ],
    // At 14:30 for the shortest shift; half an hour of it is after 18.
    [
      "roll=ordningsvakt&nar=nu&antal=2",
      tuesday,
      ["2 ordningsvakter × 4 tim × 425 kr: 3 400 kr", "Tillägg, 1 tim vardag 18–06 × 35 kr: 35 kr", "3435"],
    ],
    [
      "roll=vaktare&nar=nu&antal=1",
      tuesday,
      ["1 väktare × 4 tim × 385 kr: 1 540 kr", "Tillägg, 0,5 tim vardag 18–06 × 35 kr: 17,50 kr", "1557.5"],
    ],
    [
      "roll=vaktare&nar=nu&antal=1",
      "2026-11-24T08:05:00+01:00",
      ["1 väktare × 4 tim × 385 kr: 1 540 kr", "Tillägg, vardag 06–18: 0 kr", "1540"],
    ],
    [
      "roll=vaktare&nar=valj&datum=2026-11-27&fran=16:00&till=20:00&antal=1",
      tuesday,
      ["1 väktare × 4 tim × 385 kr: 1 540 kr", "Tillägg, 2 tim helg 18–06 × 75 kr: 150 kr", "1690"],
    ],
    [
      "roll=vaktare&nar=ikvall&antal=1",
      "2026-12-26T10:00:00+01:00",
      [
        "1 väktare × 8 tim × 385 kr: 3 080 kr",
        "Tillägg, 6 tim midsommar, jul och nyår × 150 kr, 2 tim helg 18–06 × 75 kr: 1 050 kr",
        "4130",
      ],
    ],
    [
      "roll=vaktare&nar=valj&datum=2027-05-01&fran=10:00&till=14:00&antal=1",
      tuesday,
      ["1 väktare × 4 tim × 385 kr: 1 540 kr", "Tillägg, 4 tim storhelg × 130 kr: 520 kr", "2060"],
    ],
  ])("%s at %s", (parameters, now, expected) => expect(counted(parameters, now)).toEqual(expected));

  it("uses the shortest shift where less is chosen", () => {
    expect(counted("nar=valj&datum=2026-11-25&fran=09:00&till=10:30")?.[0]).toBe(
      "1 väktare × 4 tim × 385 kr: 1 540 kr",
    );
  });

  it("is null for entrance hosts, who have no list price, and for open times", () => {
    expect(counted("roll=entrevard&nar=ikvall")).toBeNull();
    expect(counted("roll=vaktare&nar=valj&datum=2026-11-25&fran=09:00")).toBeNull();
  });
});
