import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkContactForm } from "./schema.ts";

const id = "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f";
const dialog = {
  id,
  contactType: "email",
  email: "anna@example.se",
  companyName: "Exempel AB",
  locale: "sv",
};
const form = {
  id,
  form: "message",
  name: "Anna Ek",
  companyName: "Exempel AB",
  email: "anna@example.se",
  phone: "",
  message: "Två väktare på lördag.",
  locale: "en",
};

function issues(change: object) {
  const checked = checkContactForm({ ...dialog, ...change });
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
}

function formIssues(change: object) {
  const checked = checkContactForm({ ...form, ...change });
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
}

describe("the contact dialog", () => {
  test("gives the request trimmed, as it is stored", () => {
    const checked = checkContactForm({
      ...dialog,
      email: " anna@example.se ",
      companyName: "\tExempel AB\n",
      website: "",
    });
    expect(checked).toEqual({
      ok: true,
      value: {
        id,
        contactType: "email",
        contactValue: "anna@example.se",
        companyName: "Exempel AB",
        locale: "sv",
        contactName: null,
        phone: null,
        message: null,
        source: "contact-dialog",
      },
    });
  });

  test("both fields empty: the name's issue comes first", () => {
    expect(issues({ companyName: "  ", email: "" })).toEqual(["companyName: tooShort", "email: invalid"]);
  });

  test.each([
    ["A", "companyName: tooShort"],
    ["x".repeat(101), "companyName: tooLong"],
    ["A\u0000B", "companyName: controlCharacters"],
    ["A\nB", "companyName: controlCharacters"],
  ])("company %j is refused", (companyName, issue) => expect(issues({ companyName })).toEqual([issue]));

  test.each(["AB", "x".repeat(100), "🏢🏢", "Åkes Måleri & Co"])("company %j is taken", (companyName) =>
    expect(issues({ companyName })).toEqual([]),
  );

  test.each([
    "anna",
    "anna@",
    "@example.se",
    "anna@example",
    "a b@example.se",
    "a..b@example.se",
    ".a@b.se",
    "a@b.se\nBcc: c@d.se",
    "a@b.se,c@d.se",
    "<a@b.se>",
  ])("address %j is refused", (email) => expect(issues({ email })).toEqual(["email: invalid"]));

  test.each([
    "a@b.se",
    "anna.ek+jobb@sub.example.co.uk",
    "info@åre.se",
    "o'neil@example.com",
    "info@xn--re-xia.xn--p1ai",
  ])("address %j is taken", (email) => expect(issues({ email })).toEqual([]));

  test("an address of 255 characters is taken, of 256 too long", () => {
    const address = (length: number) => `${"x".repeat(length - 11)}@example.se`;
    expect(issues({ email: address(255) })).toEqual([]);
    expect(issues({ email: address(256) })).toEqual(["email: tooLong"]);
  });

  test.each([
    "07012345",
    "+46 70-123 45 67",
    "+46 (0)70-123 45 67",
    "(019) 12 34 56",
    "070.123.4567",
    "  0701234567 ",
  ])("phone %j is taken", (phone) => expect(issues({ contactType: "phone", phone })).toEqual([]));

  test.each([
    "",
    "0701234",
    "0701234567890123",
    "070+1234567",
    "--------",
    "070.123.4567 ankn",
    "ring mig nu",
    "٠٧٠١٢٣٤٥",
  ])("phone %j is refused", (phone) =>
    expect(issues({ contactType: "phone", phone })).toEqual(["phone: invalid"]),
  );

  test("an address under the type phone, and the other way round, is refused", () => {
    expect(issues({ contactType: "phone", phone: "anna@example.se" })).toEqual(["phone: invalid"]);
    expect(issues({ email: "070-123 45 67" })).toEqual(["email: invalid"]);
  });

  test("a filled honeypot, a wrong id, language or type are distinct from a visitor's mistakes", () => {
    expect(issues({ website: "http://spam.example" })).toEqual(["website: trapFilled"]);
    expect(issues({ id: "1" })).toEqual(["form: formInvalid"]);
    expect(issues({ locale: "de" })).toEqual(["form: formInvalid"]);
    expect(issues({ contactType: "fax" })).toEqual(["form: formInvalid"]);
    expect(checkContactForm({}).ok).toBe(false);
  });

  test("any input gets a result, and valid values are within their limits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("email", "phone"),
        (text, contactType) => {
          const checked = checkContactForm({
            ...dialog,
            contactType,
            [contactType]: text,
            companyName: text,
          });
          if (!checked.ok) return checked.issues.length > 0;
          const { companyName, contactValue } = checked.value;
          return (
            companyName === companyName.trim() && companyName.length >= 2 && !/\p{Cc}/u.test(contactValue)
          );
        },
      ),
    );
  });
});

describe("the contact form", () => {
  test("is a request of the type email; an empty phone is none", () => {
    expect(checkContactForm(form)).toEqual({
      ok: true,
      value: {
        id,
        contactType: "email",
        contactValue: "anna@example.se",
        companyName: "Exempel AB",
        locale: "en",
        contactName: "Anna Ek",
        phone: null,
        message: "Två väktare på lördag.",
        source: "contact-form",
      },
    });
  });

  test("a form with errors everywhere has one issue per field, in the form's order", () => {
    expect(formIssues({ name: "A", companyName: "", email: "x", phone: "1", message: "hej" })).toEqual([
      "name: tooShort",
      "companyName: tooShort",
      "email: invalid",
      "phone: invalid",
      "message: tooShort",
    ]);
  });

  test("a message has 10 to 1000 characters and may have lines", () => {
    expect(formIssues({ message: "x".repeat(10) })).toEqual([]);
    expect(formIssues({ message: "rad ett\r\n\trad två" })).toEqual([]);
    expect(formIssues({ message: "x".repeat(1000) })).toEqual([]);
    expect(formIssues({ message: "x".repeat(1001) })).toEqual(["message: tooLong"]);
    expect(formIssues({ message: `tio tecken\u0000` })).toEqual(["message: controlCharacters"]);
  });
});
