import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { fieldErrors } from "#app/forms/posted-form.ts";
import { emptyFields } from "#tests/empty-fields.ts";
import { quoteFields, quoteForms, serviceTypes } from "./fields.ts";
import { checkQuoteForm } from "./schema.ts";
import { quoteStart } from "./start.ts";

const guard = {
  id: "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f",
  form: "guard",
  locale: "sv",
  name: " Anna Ek ",
  company: "Exempel AB",
  email: "anna@example.se",
  phone: "070-123 45 67",
  message: "Två väktare.\nLördag.",
  serviceType: "mobile",
  employees: "11-50",
  budget: "",
};
const orderGuard = { ...guard, form: "orderGuard", serviceType: "events", employees: "", permit: "no" };

const issues = (posted: object) => {
  const checked = checkQuoteForm({ ...posted });
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
};

test("gives the request trimmed, as it is stored, optional fields left empty as none", () => {
  expect(checkQuoteForm(guard)).toEqual({
    ok: true,
    value: {
      ...emptyFields(quoteFields),
      id: guard.id,
      form: "guard",
      locale: "sv",
      name: "Anna Ek",
      company: "Exempel AB",
      email: "anna@example.se",
      phone: "070-123 45 67",
      message: "Två väktare.\nLördag.",
      serviceType: "mobile",
      employees: "11-50",
    },
  });
  expect(checkQuoteForm({ ...orderGuard, budget: " 20 000 kr ", estimate: "tjanst=larm" })).toMatchObject({
    ok: true,
    value: { employees: null, permit: "no", budget: "20 000 kr", estimate: "tjanst=larm" },
  });
});

test("asks for what is required, in the order of the fields, and for no least length", () => {
  const empty = { name: " ", company: "", email: "", phone: "", message: "" };
  expect(issues({ ...guard, ...empty })).toEqual([
    "message: tooShort",
    "name: tooShort",
    "company: tooShort",
    "email: invalid",
    "phone: invalid",
  ]);
  expect(issues({ ...guard, name: "A", company: "B", message: "C" })).toEqual([]);
});

test.each([
  ["the guard form without a range of employees", { ...guard, employees: "" }, "employees: formInvalid"],
  ["a service of the other form", { ...guard, serviceType: "events" }, "serviceType: formInvalid"],
  ["a permit that is none of the answers", { ...orderGuard, permit: "maybe" }, "permit: formInvalid"],
  ["a phone without digits", { ...guard, phone: "ring mig på jobbet" }, "phone: invalid"],
  ["a line break in the name", { ...guard, name: "Anna\r\nBcc: x@y.se" }, "name: controlCharacters"],
  ["a null byte in the message", { ...guard, message: "Hej\u0000" }, "message: controlCharacters"],
  ["a budget that is a novel", { ...guard, budget: "x".repeat(101) }, "budget: tooLong"],
])("refuses %s", (_what, posted, issue) => expect(issues(posted)).toEqual([issue]));

test("a phone number can be written in every usual way, and has 8-15 digits", () => {
  for (const phone of ["08-123 456", "+46 (0)70/123 45 67", "0046 70 123 45 67"])
    expect(issues({ ...guard, phone }), phone).toEqual([]);
  for (const phone of ["08-12345", "+46 (0)70/123 45 67 ankn. 12", "0701234567 (efter 15)"])
    expect(issues({ ...guard, phone }), phone).toEqual(["phone: invalid"]);
});

test(
  "whatever is sent, an answer is given in words that exist, and what is let through keeps its bounds",
  () =>
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            Object.keys(orderGuard).map((name) => [
              name,
              fc.oneof(
                fc.constant(orderGuard[name as keyof typeof orderGuard]),
                fc.string({ maxLength: 300 }),
                fc.anything(),
              ),
            ]),
          ),
          { requiredKeys: [] },
        ),
        (posted) => {
          const checked = checkQuoteForm(posted);
          if (!checked.ok) {
            expect(checked.issues.length).toBeGreaterThan(0);
            for (const issue of checked.issues.filter(({ field }) => field !== "form"))
              expect(fieldErrors([issue], quoteMessages.sv)).not.toBeNull();
            return;
          }
          const { value } = checked;
          for (const field of ["name", "company", "message"] as const) {
            const length = Array.from(value[field]).length;
            expect(length).toBeGreaterThanOrEqual(quoteFields[field].min);
            expect(length).toBeLessThanOrEqual(quoteFields[field].max);
          }
        },
      ),
      { numRuns: 300 },
    ),
  30_000,
);

describe("where a quote starts", () => {
  test.each(quoteForms)(
    "every service type of the form %s is what a link that names it begins with",
    (form) => {
      for (const serviceType of serviceTypes[form])
        expect(quoteStart(serviceType, form)).toEqual({ form, serviceType });
    },
  );
  test.each([
    [null, null, "guard", "regular"],
    ["nothing known", null, "guard", "regular"],
    [null, "orderGuard", "orderGuard", "events"],
    ["orderGuard", null, "orderGuard", "events"],
    ["entranceHost", null, "guard", "custom"],
    ["training", null, "guard", "custom"],
    ["securityTraining", null, "guard", "custom"],
    ["orderGuardTraining", null, "guard", "custom"],
    ["evenemang", null, "orderGuard", "events"],
    ["larm", null, "guard", "alarm"],
    ["hotell", null, "orderGuard", "custom"],
    ["custom", "orderGuard", "orderGuard", "custom"],
    ["toString", null, "guard", "regular"],
  ])("%s, %s: the form %s with %s", (word, named, form, serviceType) =>
    expect(quoteStart(word, named)).toEqual({ form, serviceType }),
  );
});
