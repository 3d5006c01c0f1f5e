import { expect, test } from "vitest";
import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import { decideFacts, isSaved } from "./facts.ts";

/** The default prices, with another price for a stationary guard. */
function pricesOf(stationary: number): CompanyFacts["prices"] {
  return { ...defaultFacts.prices, guard: { ...defaultFacts.prices.guard, stationary } };
}

test("a part is changed and logged by its name; a change of an older version is refused", () => {
  const stored = { version: 2, content: pricesOf(401) };
  const wish = { version: 2, content: pricesOf(403) };
  expect(decideFacts("prices", stored, wish)).toEqual({ content: pricesOf(403), entry: "pricesChanged" });
  expect(decideFacts("prices", stored, { ...wish, version: 1 })).toEqual({ refused: "changed" });
  expect(decideFacts("prices", undefined, wish)).toEqual({ refused: "changed" });
});

test("saving the same again changes nothing, but for the defaults of a part that was never changed", () => {
  const content = defaultFacts.prices;
  expect(decideFacts("prices", { version: 2, content }, { version: 2, content })).toBe("same");
  expect(decideFacts("prices", { version: 1, content: null }, { version: 1, content })).toEqual({
    content,
    entry: "pricesChanged",
  });
});

test("what lacks a field of today is not saved already", () => {
  const { patrol: _new, ...guard } = defaultFacts.prices.guard;
  expect(isSaved("prices", { content: { ...defaultFacts.prices, guard } }, defaultFacts.prices)).toBe(false);
  expect(isSaved("prices", { content: null }, defaultFacts.prices)).toBe(true);
});
