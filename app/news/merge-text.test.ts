import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mergeText } from "./merge-text.ts";

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");
const merged = (was: string, mine: string, theirs: string) =>
  mergeText("rich", { was, now: mine }, { was, now: theirs });

describe("of two who change one text at once", () => {
  const was = html("ett", "två", "tre");

  test.each([
    [
      "different paragraphs",
      html("Ett!", "två", "tre"),
      html("ett", "två", "Tre!"),
      html("Ett!", "två", "Tre!"),
    ],
    ["neighbours", html("Ett!", "två", "tre"), html("ett", "Två!", "tre"), html("Ett!", "Två!", "tre")],
    [
      "one adds at the end",
      html("Ett!", "två", "tre"),
      html("ett", "två", "tre", "fyra"),
      html("Ett!", "två", "tre", "fyra"),
    ],
    ["one removes", html("två", "tre"), html("ett", "två", "Tre!"), html("två", "Tre!")],
    [
      "one has begun a new paragraph",
      html("ett", "två", "tre", ""),
      html("Ett!", "två", "tre"),
      html("Ett!", "två", "tre"),
    ],
  ])("both are kept: %s", (_name, mine, theirs, both) => {
    expect(merged(was, mine, theirs)).toBe(both);
    expect(merged(was, theirs, mine)).toBe(both);
  });

  test.each([
    ["the same paragraph", html("Ett!", "två", "tre"), html("ETT", "två", "tre")],
    ["both add at the same place", html("ett", "två", "tre", "fyra"), html("ett", "två", "tre", "fem")],
    ["one removes what the other changes", html("två", "tre"), html("ett!", "två", "tre")],
  ])("none is, and somebody has to choose: %s", (_name, mine, theirs) => {
    expect(merged(was, mine, theirs)).toBeNull();
    expect(merged(was, theirs, mine)).toBeNull();
  });
});

it("items of lists are merged, though the editor writes them in another form than the server", () => {
  const typed = "<ul><li><p>ett</p></li><li><p>två</p></li></ul><p></p>";
  const saved = "<ul><li>ett</li><li>två</li></ul>";
  expect(
    mergeText(
      "list",
      { was: typed, now: "<ul><li><p>ett</p></li><li><p>Två!</p></li></ul><p></p>" },
      { was: saved, now: "<ul><li>Ett!</li><li>två</li></ul>" },
    ),
  ).toBe("<ul><li>Ett!</li><li><p>Två!</p></li></ul>");
});

it("rows of a table are merged", () => {
  const was = "Pris: 500 kr\nTid: 2 h\nPlats: Örebro";
  expect(
    mergeText(
      "pairs",
      { was: `${was}\n`, now: "Pris: 600 kr\nTid: 2 h\nPlats: Örebro\n" },
      { was, now: "Pris: 500 kr\nTid: 2 h\nPlats: Västerås\nLag: tre" },
    ),
  ).toBe("Pris: 600 kr\nTid: 2 h\nPlats: Västerås\nLag: tre");
});

it("one line is one part", () => {
  expect(mergeText("line", { was: "a b", now: "A b" }, { was: "a b", now: "a B" })).toBeNull();
});

it("whatever two have changed, who changed nothing gets the other's text, and order does not matter", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 5 })
    .map((all) => html(...all));
  fc.assert(
    fc.property(text, text, text, (was, mine, theirs) => {
      const both = merged(was, mine, theirs);
      if (mine !== was && theirs !== was) expect(merged(was, theirs, mine)).toBe(both);
      // Nothing that only one has written is lost.
      for (const letter of "abcd") {
        const count = (where: string) => where.split(`<p>${letter}</p>`).length - 1;
        const change = (side: string) => count(side) - count(was);
        if (both !== null) expect(count(both) - count(was)).toBe(change(mine) + change(theirs));
      }
    }),
  );
});
