import { expect, test } from "vitest";
import { fieldErrors, isTrapped } from "./posted-form.ts";

const words = { nameTooShort: "Namnet måste vara minst 2 tecken", formInvalid: "Gick inte att läsa" };

test("a hidden field that holds more than spaces is a robot's", () => {
  expect(isTrapped({ website: "https://spam.example" })).toBe(true);
  expect(isTrapped({ website: "  " })).toBe(false);
  expect(isTrapped({})).toBe(false);
});

test("an issue is told at its input, in the page's words", () => {
  expect(fieldErrors([{ field: "name", code: "nameTooShort" }], {}, words)).toEqual([
    { name: "name", text: words.nameTooShort },
  ]);
});

test.each([
  ["what no visitor can mend", { field: "form", code: "formInvalid" }],
  ["the trap", { field: "website", code: "formInvalid" }],
  ["a code without words", { field: "name", code: "unheard" }],
])("%s is no field's error", (_what, issue) => {
  expect(fieldErrors([issue], {}, words)).toBeNull();
});
