import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applicationFields } from "#app/careers/application/fields.ts";
import { demoFields } from "#app/demos/fields.ts";
import { type FormFields, fieldsOf } from "#app/forms/form-fields.ts";
import type { FormName } from "#app/forms/form-names.ts";
import type { PostedForm } from "#app/forms/posted-form.ts";
import { contactDialogFields, contactMessageFields } from "#app/requests/contact-request/fields.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { guardFields, orderGuardFields } from "#app/requests/quote-request/fields.ts";
import { type TestedForm, testedForms } from "#tests/forms.ts";

const { email: _email, ...dialogByPhone } = contactDialogFields;
const { phone: _phone, ...dialogByEmail } = contactDialogFields;
const byPhone = "contact-request by phone" as const;
const fieldsOfForms: Readonly<Record<FormName | typeof byPhone, FormFields>> = {
  "contact-request": dialogByEmail,
  [byPhone]: dialogByPhone,
  "contact-message": contactMessageFields,
  "guard-quote": guardFields,
  "order-guard-quote": orderGuardFields,
  "express-order": orderFields,
  "demo-booking": demoFields,
  "job-application": applicationFields,
};

const [dialog] = testedForms;
const forms: (Omit<TestedForm, "name"> & { name: keyof typeof fieldsOfForms })[] = [
  ...testedForms,
  ...(dialog ? [{ ...dialog, name: byPhone, valid: { ...dialog.valid, contactType: "phone" } }] : []),
];

const invisible = fc.constantFrom(
  ..."\u200B\u200C\u200D\u200E\u200F\u00AD\u061C\u115F\u2060\u2066\u2069\u202A\u202C\u202D\u202E\u2800\u3164\uFE00\uFE0F\uFEFF",
  "\u{E0041}",
  "\u{E007F}",
);
const kinds = ["text", "lines", "email", "phone", "organisationNumber"];
const id = "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f";

/** What a field is filled in with, and what is stored. */
function textFor(kind: string): string {
  return kind === "email"
    ? "asa@åkes-äpplen.se"
    : kind === "phone"
      ? "+46 (0)70-123 45 67"
      : kind === "organisationNumber"
        ? "556677-8899"
        : "Åkes Äpplen på Öland";
}

/** A text as some keyboards, clipboards and programs send it: with decomposed letters and invisible characters. */
const sent = (text: string) =>
  fc
    .array(fc.array(invisible, { maxLength: 2 }), { minLength: 60, maxLength: 60 })
    .map((between) =>
      Array.from(text.normalize("NFD"), (letter, place) => letter + (between[place] ?? []).join("")).join(""),
    );

test("every form of the site is here", () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(fieldsOfForms).sort());
});

describe.each(forms)("$name", ({ name: form, valid, check }) => {
  const texts = fieldsOf(fieldsOfForms[form] ?? {}).filter(([, { kind }]) => kinds.includes(kind));
  const typed = Object.fromEntries(texts.map(([name, { kind }]) => [name, textFor(kind)]));
  const checked = (change: PostedForm) => check({ id, ...valid, ...typed, ...change });

  test("stores every text composed and without invisible characters", () => {
    const clean = checked({});
    expect(clean).toMatchObject({ ok: true });
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(texts.map(([name, { kind }]) => [name, sent(textFor(kind))]))),
        (dirty) => {
          expect(checked(dirty)).toEqual(clean);
        },
      ),
    );
  });

  test("takes a text of nothing but invisible characters for an empty one, at its field", () => {
    fc.assert(
      fc.property(fc.array(invisible, { minLength: 1, maxLength: 20 }), (characters) => {
        for (const [name] of texts)
          expect(checked({ [name]: characters.join("") }), name).toEqual(checked({ [name]: "" }));
      }),
    );
    for (const [name, { kind, optional }] of texts) {
      const result = checked({ [name]: "\u3164\u3164" });
      const isDefault = optional || name === "billingEmail";
      const code = kind === "text" || kind === "lines" ? "tooShort" : "invalid";
      expect(result.ok ? [] : result.issues, name).toEqual(isDefault ? [] : [{ field: name, code }]);
    }
  });
});

test("a line break counts as one character, also as a browser posts it without script, and is stored as one", () => {
  const lines = Array.from({ length: 50 }, () => "x".repeat(19)).join("\r\n");
  const message = `${lines.slice(0, -4)}\u0301\u00ADåäö`.normalize("NFD");
  for (const { name, valid, check } of forms.filter(({ valid: { message: has } }) => has !== undefined)) {
    const result = check({ id, ...valid, message });
    expect(result, name).toMatchObject({
      ok: true,
      value: { message: message.replaceAll("\r\n", "\n").replace("\u00AD", "").normalize("NFC") },
    });
  }
});

test.each(["\u200B\u200B", "\u3164\u3164", "\u2800\u2800", "\u200D\u200D"])(
  "a name of %j is too short",
  (companyName) =>
    expect(dialog?.check({ id, ...dialog.valid, companyName })).toEqual({
      ok: false,
      issues: [{ field: "companyName", code: "tooShort" }],
    }),
);
