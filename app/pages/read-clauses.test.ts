import { expect, it } from "vitest";
import { readClauses } from "./read-clauses.ts";

const read = (source: string) =>
  readClauses("a.sv.md", source, (target) => (target === "terms" ? "/terms" : undefined));

it("reads clauses with a sentence, paragraphs, links and a list", () => {
  const source = [
    "## Priset, 4&nbsp;§ {#pris}",
    "> Kort sagt.",
    "Första raden\nfortsätter, 1–&#8288;4&nbsp;timmar, ring {phone}.",
    "Läs [villkoren](terms) eller [lagen](https://lag.example/).",
    "- ett\n- [två](terms)",
    "## {#2026-10-06T04:40}",
    "Text.",
  ].join("\n\n");
  expect(read(source)).toEqual([
    [
      {
        id: "pris",
        title: "Priset, 4\u00a0§",
        short: "Kort sagt.",
        text: [
          "Första raden fortsätter, 1–\u20604\u00a0timmar, ring {phone}.",
          "Läs [villkoren](/terms) eller [lagen](https://lag.example/).",
        ],
        points: ["ett", "[två](/terms)"],
      },
      { id: "2026-10-06T04:40", title: "", text: ["Text."] },
    ],
  ]);
});

it("begins a new part at ---", () => {
  expect(read("## A {#a}\n\nx\n\n---\n\n## B {#b}\n\ny\n").map((part) => part.map(({ id }) => id))).toEqual([
    ["a"],
    ["b"],
  ]);
});

it.each([
  ["text before a heading", "Text.", 1],
  ["a heading without anchor", "## A", 1],
  ["a heading of another size", "### A {#a}", 1],
  ["emphasis", "## A {#a}\n\nfirst\n\nThis is **bold**.", 5],
  ["HTML", "## A {#a}\n\n<b>x</b>", 3],
  ["a picture", "## A {#a}\n\n![x](y.png)", 3],
  ["another sign with &", "## A {#a}\n\n1&ndash;4", 3],
  ["a table", "## A {#a}\n\n| a |\n| - |\n| b |", 3],
  ["a numbered list", "## A {#a}\n\n1. x", 3],
  ["a list in a list", "## A {#a}\n\n- x\n  - y", 3],
  ["a paragraph after the list", "## A {#a}\n\n- x\n\ny", 5],
  ["a sentence after a paragraph", "## A {#a}\n\nx\n\n> y", 5],
  ["a link to no page", "## A {#a}\n\n[x](nowhere)", 3],
  ["a link with a title", '## A {#a}\n\n[x](terms "t")', 3],
])("says where it stands: %s", (_name, source, line) => {
  expect(() => read(source)).toThrow(`a.sv.md, line ${line}: `);
});
