import { expect, test } from "vitest";
import { submissionWords } from "#app/content/shared/forms.server.ts";
import { checkableInput, fieldErrors, isTrapped, kindOf } from "./posted-form.ts";

const words = submissionWords.sv;

test("the contact is what stands in the field of the chosen way", () => {
  const posted = { contactType: "phone", email: "left@behind.se", phone: "070-123 45 67" };
  expect(checkableInput(posted).contactValue).toBe("070-123 45 67");
  expect(checkableInput({ ...posted, contactType: "email" }).contactValue).toBe("left@behind.se");
});

test("a contact that is named is taken as it is", () => {
  const posted = { contactType: "phone", contactValue: "070-123 45 67" };
  expect(checkableInput(posted)).toEqual(posted);
});

test("the message form is checked as it is, its own phone untouched", () => {
  const posted = { form: "message", email: "anna@example.se", phone: "070-123 45 67" };
  expect(kindOf(posted)).toBe("message");
  expect(checkableInput(posted)).toEqual(posted);
});

test("a hidden field that holds more than spaces is a robot's", () => {
  expect(isTrapped({ website: "https://spam.example" })).toBe(true);
  expect(isTrapped({ website: "  " })).toBe(false);
  expect(isTrapped({})).toBe(false);
});

test("an issue of the contact stands at the field that the visitor sees", () => {
  const issues = [
    { field: "companyName", code: "nameTooShort" },
    { field: "contactValue", code: "phoneInvalid" },
  ] as const;
  expect(fieldErrors([...issues], { contactType: "phone" }, words)).toEqual([
    { name: "companyName", text: "Namnet måste vara minst 2 tecken" },
    { name: "phone", text: "Vänligen ange ett giltigt telefonnummer" },
  ]);
});

test("what no visitor can mend is no field's error", () => {
  expect(fieldErrors([{ field: "form", code: "formInvalid" }], {}, words)).toBeNull();
});
