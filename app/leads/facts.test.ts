import { expect, test } from "vitest";
import { checkLeadFacts, checkNewLead, writtenFacts } from "./facts.ts";

const id = "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f";
const check = (typed: Record<string, string>) => checkLeadFacts({ id, locale: "sv", ...typed });

test("a telephone number or an email address is enough", () => {
  expect(check({ phone: "070-123 45 67", company: "", email: "" })).toMatchObject({
    ok: true,
    value: { phone: "070-123 45 67", email: null, company: null, startsAt: null },
  });
  expect(check({ email: "karin@malarport.example" }).ok).toBe(true);
  expect(check({ company: "Mälarport AB" })).toEqual({
    ok: false,
    issues: [{ field: "phone", code: "needed" }],
  });
});

test.each([
  ["phone", "+46 (0)70–123 45 67", "+46 (0)70-123 45 67"],
  ["orgNumber", "SE556677889901", "556677-8899"],
  ["email", " karin@åre.se ", "karin@åre.se"],
])("an oddly typed %s is accepted as by the forms of the site", (name, typed, kept) => {
  expect(check({ phone: "070-123 45 67", [name]: typed })).toMatchObject({
    ok: true,
    value: { [name]: kept },
  });
});

test.each([
  ["phone", "123", "invalid"],
  ["email", "karin", "invalid"],
  ["orgNumber", "556677-8890", "invalid"],
  ["startsAt", "2026-02-31T10:00", "missing"],
  ["name", "x".repeat(101), "tooLong"],
  ["service", "cleaning", "formInvalid"],
])("a wrong %s is refused", (field, typed, code) => {
  const checked = check({ email: "karin@malarport.example", phone: "070-123 45 67", [field]: typed });
  expect(checked).toEqual({ ok: false, issues: [{ field, code }] });
});

test("a new lead says how it came in, and no import", () => {
  const added = (source: string) => checkNewLead({ id, locale: "sv", phone: "070-123 45 67", source }).ok;
  expect([added("telephone"), added("import"), added("")]).toEqual([true, false, false]);
});

test("facts are written as the fields of a form", () => {
  const checked = check({ phone: "070-123 45 67", startsAt: "2026-12-04T18:00", service: "guard" });
  if (!checked.ok) throw new Error("refused");
  expect(writtenFacts(checked.value)).toEqual({
    company: "",
    name: "",
    email: "",
    phone: "070-123 45 67",
    orgNumber: "",
    service: "guard",
    place: "",
    startsAt: "2026-12-04T18:00",
    message: "",
    locale: "sv",
  });
});
