import { expect, test } from "vitest";
import { fieldsOfStaff, mergedStaff, rowsOf, typedStaff } from "./staff-rows.ts";

const kim = { name: "Kim Ek", badge: "4711" };
const sara = { name: "Sara Lund", badge: null };
const bo = { name: "Bo Ask", badge: "12" };

test("the form has a row for each person who was ordered, at least one, and at most eight empty ones", () => {
  expect(rowsOf(fieldsOfStaff([], 2))).toEqual([0, 1]);
  expect(rowsOf(fieldsOfStaff([kim], 1))).toEqual([0]);
  expect(rowsOf(fieldsOfStaff([], 0))).toEqual([0]);
  expect(rowsOf(fieldsOfStaff([kim, sara], 500))).toHaveLength(10);
  expect(fieldsOfStaff([kim, sara], 0)).toEqual({
    ...{ "name-0": "Kim Ek", "badge-0": "4711" },
    ...{ "name-1": "Sara Lund", "badge-1": "" },
  });
});

test("rows that say nothing are nobody, and the others keep their order", () => {
  const fields = {
    ...{ "name-10": "Bo Ask", "badge-10": "12", "name-2": " Sara Lund ", "badge-2": " " },
    ...{ "name-0": "", "badge-0": "", "name-3": "", "badge-3": "9", "name-x": "Ingen", version: "4" },
  };
  expect(typedStaff(fields)).toEqual([
    { row: 2, ...sara },
    { row: 3, name: "", badge: "9" },
    { row: 10, ...bo },
  ]);
});

test("two who each name somebody at once have both in the end", () => {
  expect(mergedStaff([], [kim], [sara])).toEqual([sara, kim]);
  expect(mergedStaff([], [kim], [kim])).toEqual([kim]);
});

test("whom somebody took out stays out, whoever saves last", () => {
  expect(mergedStaff([kim, sara], [kim], [kim, sara, bo])).toEqual([kim, bo]);
  expect(mergedStaff([kim, sara], [kim, sara, bo], [kim])).toEqual([kim, bo]);
});
