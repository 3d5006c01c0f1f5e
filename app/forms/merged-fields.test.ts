import { expect, it } from "vitest";
import { changedFields, mergedFields } from "./merged-fields.ts";

it("merges two people's changes by field", () => {
  const began = { a: "1", b: "1", c: "1", d: "1" };
  const now = { a: "1", b: "2", c: "2", d: "1" };
  expect(mergedFields(began, { a: "3", b: "1", c: "3", d: "1 " }, now)).toEqual({
    a: "3",
    b: "2",
    c: "3",
    d: "1",
  });
});

it("ignores the kind of line ends", () => {
  const began = { tasks: "Ronder\nRapport", needs: "Vana" };
  const now = { tasks: "Ronder\nRapport\nLarm", needs: "Vana" };
  expect(mergedFields(began, { tasks: "Ronder\r\nRapport", needs: "Vana\r\nKörkort" }, now)).toEqual({
    tasks: "Ronder\nRapport\nLarm",
    needs: "Vana\nKörkort",
  });
});

it("gives the changed fields; a field missing in the form is unchanged", () => {
  expect(changedFields({ a: "1", b: "1" }, { a: "1", b: "2", c: "3" })).toEqual([
    { name: "b", was: "1", now: "2" },
  ]);
});
