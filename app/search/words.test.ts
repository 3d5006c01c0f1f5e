import { expect, it } from "vitest";
import { maxQueryLength, searchWords, stemOf } from "./words.server.ts";

it.each([
  ["Ordningsvakter i Malmö?", ["ordningsvakter", "malmo"]],
  ["  pris, PRIS  ", ["pris"]],
  ["'; drop table -- <b>", ["drop", "table", "b"]],
  ["vad kostar en väktare", ["kostar", "vaktare"]],
  ["Who are you?", ["who", "are", "you"]],
  ["", []],
  ["!:*&|", []],
])("%s is looked for by the words that say something", (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

it("limits the length of a query", () => {
  expect(searchWords(`${"a1 ".repeat(maxQueryLength)}b`)).toEqual(["a1"]);
  expect(searchWords("1 2 3 4 5 6 7 8 9 10")).toHaveLength(8);
});

it.each([
  ["sv", "ordningsvakterna", "ordningsvakt"],
  ["sv", "vaktare", "vakter"],
  ["sv", "offerter", "offert"],
  ["en", "guards", "guard"],
  ["en", "companies", "company"],
] as const)("%s: %s and %s are forms of one word", (locale, one, other) => {
  expect(stemOf(one, locale)).toBe(stemOf(other, locale));
});
