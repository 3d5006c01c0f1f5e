import { expect, it } from "vitest";
import { changedFields, mergedFields } from "./merged-fields.ts";

it("brings what two people wrote together: each field as the one who changed it wanted it", () => {
  const began = { a: "1", b: "1", c: "1", d: "1" };
  const now = { a: "1", b: "2", c: "2", d: "1" };
  expect(mergedFields(began, { a: "3", b: "1", c: "3", d: "1 " }, now)).toEqual({
    a: "3",
    b: "2",
    c: "3",
    d: "1",
  });
});

it("takes the lines of a text for the same whichever way the browser ends them", () => {
  const began = { tasks: "Ronder\nRapport", needs: "Vana" };
  const now = { tasks: "Ronder\nRapport\nLarm", needs: "Vana" };
  expect(mergedFields(began, { tasks: "Ronder\r\nRapport", needs: "Vana\r\nKörkort" }, now)).toEqual({
    tasks: "Ronder\nRapport\nLarm",
    needs: "Vana\nKörkort",
  });
});

it("tells what was changed; a field that the form did not know of was not", () => {
  expect(changedFields({ a: "1", b: "1" }, { a: "1", b: "2", c: "3" })).toEqual([
    { name: "b", was: "1", now: "2" },
  ]);
});
