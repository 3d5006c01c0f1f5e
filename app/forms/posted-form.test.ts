import { expect, test } from "vitest";
import { fieldErrors, isTrapped } from "./posted-form.ts";

const tooShort = "Namnet måste vara minst 2 tecken";
const messages = {
  fields: { name: { label: "Namn", errors: { tooShort } } },
  errors: { formInvalid: "Gick inte att läsa", controlCharacters: "Osynliga tecken" },
};

test("a hidden field that holds more than spaces is a robot's", () => {
  expect(isTrapped({ website: "https://spam.example" })).toBe(true);
  expect(isTrapped({ website: "  " })).toBe(false);
  expect(isTrapped({})).toBe(false);
});

test("an issue is shown at its input, with the page's text", () => {
  expect(fieldErrors([{ field: "name", code: "tooShort" }], messages)).toEqual([
    { name: "name", text: tooShort },
  ]);
});

test("errors that any field can have use texts that all fields share", () => {
  expect(fieldErrors([{ field: "company", code: "controlCharacters" }], messages)).toEqual([
    { name: "company", text: "Osynliga tecken" },
  ]);
});

test.each([
  ["what no visitor can mend", { field: "form", code: "formInvalid" }],
  ["the trap", { field: "website", code: "formInvalid" }],
  ["a code without words", { field: "name", code: "unheard" }],
])("%s is no field's error", (_what, issue) => {
  expect(fieldErrors([issue], messages)).toBeNull();
});
