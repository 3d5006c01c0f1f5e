import { expect, test } from "vitest";
import { firstOpenPlace, unwrittenBlanks } from "./open-places.ts";

/** The text that is selected, or "|" with what follows the caret. */
function selected(text: string): string {
  const { start, end } = firstOpenPlace(text);
  return start === end ? `|${text.slice(start, start + 10)}` : text.slice(start, end);
}

test.each([
  ["a placeholder without a value", "Hej Karin,\n\nVi ringer {tid}. Priset är [pris].", "{tid}"],
  ["a text in brackets", "Priset är [pris per timme], och vi ses {tid}.", "[pris per timme]"],
  ["three dots that stand alone", "Vi hörs ...\n\nPriset är ... kr", "..."],
  ["underscores", "Datum: ____", "____"],
  ["the empty lines below the greeting", "Hej Karin,\n\n\n\nVänliga hälsningar", "|\n\nVänliga "],
  ["the beginning of a text that is complete", "Hej Karin,\n\nVi ringde...", "|Hej Karin,"],
])("writing goes on at %s", (_name, text, expected) => {
  expect(selected(text)).toBe(expected);
});

test("a blank of the template that still stands in the email is left to write", () => {
  const template = "Priset är [pris].\n\n…";
  expect(unwrittenBlanks(template, template)).toEqual(["[pris]", "…"]);
  expect(unwrittenBlanks(template, "Priset är 500 kr.\n\nVi ringer.")).toEqual([]);
});

test("brackets and dots that the author wrote are none of the template's", () => {
  expect(unwrittenBlanks("Priset är [pris].", "Priset är 500 kr [utan moms] ...")).toEqual([]);
  expect(unwrittenBlanks("Vi ringde... hör av dig.", "Vi ringde... hör av dig.")).toEqual([]);
});
