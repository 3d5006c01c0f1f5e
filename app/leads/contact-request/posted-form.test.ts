import { expect, test } from "vitest";
import { submissionWords } from "#app/content/shared/forms.server.ts";
import { fieldErrors } from "#app/forms/posted-form.ts";
import { checkableInput, contactInputOf, kindOf } from "./posted-form.ts";

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

test("an issue of the contact stands at the field that the visitor sees", () => {
  const issues = [
    { field: "companyName", code: "nameTooShort" },
    { field: "contactValue", code: "phoneInvalid" },
  ];
  const words = submissionWords.sv.issues;
  expect(fieldErrors(issues, { contactType: "phone" }, words, contactInputOf)).toEqual([
    { name: "companyName", text: "Namnet måste vara minst 2 tecken" },
    { name: "phone", text: "Vänligen ange ett giltigt telefonnummer" },
  ]);
});
