import { expect, test } from "vitest";
import {
  amountsOf,
  completeLines,
  editLines,
  emptyLine,
  fieldsOfLines,
  linesOfFields,
  readLines,
  type TypedLine,
  typedLine,
} from "./typed-lines.ts";

const hours: TypedLine = { ...emptyLine("hours"), text: "Väktare", people: "2", hours: "7,5", price: "385" };
const each: TypedLine = { ...emptyLine("each"), text: "Larmutryckning", number: "3", price: "1 395,50 kr" };
const discount: TypedLine = { ...emptyLine("discount"), text: "Avtal", percent: "10 %" };

test("numbers are read as people write them", () => {
  expect(completeLines([hours, each, discount])).toEqual([
    { kind: "hours", text: "Väktare", people: 2, hours: 7.5, price: 385 },
    { kind: "each", text: "Larmutryckning", number: 3, price: 1395.5 },
    { kind: "discount", text: "Avtal", percent: 10 },
  ]);
});

test.each([
  ["385,50", 385.5],
  ["1 200", 1200],
  ["1\u00A0200 kr", 1200],
  ["385:-", 385],
  ["385,-", 385],
  ["385.5", 385.5],
  ["0", 0],
])("the price %o is %d", (typed, price) => {
  expect(completeLines([{ ...hours, price: typed }])).toMatchObject([{ price }]);
});

test("a line that is not filled in names its fields, and counts nothing yet", () => {
  const lines = [hours, { ...hours, text: " ", people: "en", hours: "0,1", price: "" }, discount];
  expect(readLines(lines).wrong).toEqual(["line1-text", "line1-people", "line1-hours", "line1-price"]);
  expect(amountsOf(lines)).toEqual([5775, null, -577.5]);
});

test.each(["", "-1", "1e3", "0x10", "1,2,3", "385,123", "1.200", "1,200", ":-", "Infinity", "1000001"])(
  "%o is no price",
  (price) => expect(readLines([{ ...hours, price }]).wrong).toEqual(["line0-price"]),
);

test("lines become fields and lines again, and a removed one does not come back", () => {
  const fields = fieldsOfLines([hours, each, discount]);
  expect(linesOfFields(fields)).toEqual([hours, each, discount]);
  expect(linesOfFields({ ...fields, ...fieldsOfLines([each]) })).toEqual([each]);
  expect(linesOfFields({})).toEqual([]);
  expect(linesOfFields({ lineCount: "9999999999" }).length).toBe(30);
});

test("a line shows its numbers with the mark of the language, and no price where there is none", () => {
  const line = { kind: "hours", text: "Tillägg", people: 1, hours: 0.25, price: 17.5 } as const;
  expect(typedLine(line, "sv")).toMatchObject({ people: "1", hours: "0,25", price: "17,5" });
  expect(typedLine({ ...line, price: null }, "en")).toMatchObject({ hours: "0.25", price: "" });
});

test("buttons add, remove and move lines", () => {
  expect(editLines([hours], "add-discount")).toEqual([hours, emptyLine("discount")]);
  expect(editLines([hours, each], "remove-0")).toEqual([each]);
  expect(editLines([hours, each], "up-1")).toEqual([each, hours]);
  const lines = [hours, each];
  for (const nothing of ["count", "send", "up-0", "remove-7", "add-gift", ""])
    expect(editLines(lines, nothing)).toBe(lines);
  const most = Array.from({ length: 30 }, () => hours);
  expect(editLines(most, "add-hours")).toBe(most);
});
