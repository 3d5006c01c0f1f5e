import * as z from "zod/mini";
import {
  bounds,
  hasControlCharacter,
  hasControlCharacterInLines,
  isEmail,
  isPhone,
  lengthOf,
} from "./rules.ts";

const codes = [
  "nameTooShort",
  "nameTooLong",
  "companyTooShort",
  "companyTooLong",
  "emailInvalid",
  "emailTooLong",
  "phoneInvalid",
  "messageTooShort",
  "messageTooLong",
  "controlCharacters",
  "formInvalid",
  "trapFilled",
] as const;

/** What can be wrong with a field. The page maps a code to words (app/content/shared/forms.ts). */
export type ContactIssue = (typeof codes)[number];

const fields = [
  "companyName",
  "contactValue",
  "name",
  "email",
  "phone",
  "message",
  "website",
  "form",
] as const;

/** The fields of the forms, as their inputs are named; `form` is what no visitor can mend. */
export type ContactField = (typeof fields)[number];

export type ContactIssues = { field: ContactField; code: ContactIssue }[];

/** A checked request, trimmed: what is stored. */
export type ContactRequest = {
  id: string;
  contactType: "email" | "phone";
  contactValue: string;
  companyName: string;
  locale: "sv" | "en";
  contactName: string | null;
  phone: string | null;
  message: string | null;
  source: "contact-dialog" | "contact-form";
};

export type Checked = { ok: true; value: ContactRequest } | { ok: false; issues: ContactIssues };

function refuse(code: ContactIssue, wrong: (text: string) => boolean) {
  return z.refine<string>((text) => !wrong(text), { error: code, abort: true });
}

const text = () => z.string("formInvalid");

const oneLine = (min: number, max: number, tooShort: ContactIssue, tooLong: ContactIssue) =>
  text().check(
    z.trim(),
    refuse(tooShort, (value) => lengthOf(value) < min),
    refuse(tooLong, (value) => lengthOf(value) > max),
    refuse("controlCharacters", hasControlCharacter),
  );

const name = oneLine(bounds.name.min, bounds.name.max, "nameTooShort", "nameTooLong");
const company = oneLine(bounds.company.min, bounds.company.max, "companyTooShort", "companyTooLong");
const email = text().check(
  z.trim(),
  refuse("emailInvalid", (value) => !isEmail(value)),
  refuse("emailTooLong", (value) => lengthOf(value) > bounds.email.max),
);
const phone = text().check(
  z.trim(),
  refuse("phoneInvalid", (value) => !isPhone(value)),
  refuse("controlCharacters", hasControlCharacter),
);
const message = text().check(
  z.trim(),
  refuse("messageTooShort", (value) => lengthOf(value) < bounds.message.min),
  refuse("messageTooLong", (value) => lengthOf(value) > bounds.message.max),
  refuse("controlCharacters", hasControlCharacterInLines),
);

// The id is made when the form opens; the trap is a field that people do not see and robots fill in.
const envelope = {
  id: z.uuid("formInvalid"),
  locale: z.enum(["sv", "en"], "formInvalid"),
  website: z.optional(z.literal("", "trapFilled")),
};

const dialog = {
  email: z.object({ companyName: name, contactValue: email, ...envelope }),
  phone: z.object({ companyName: name, contactValue: phone, ...envelope }),
};

const form = z.object({ name, companyName: company, email, phone: z.optional(phone), message, ...envelope });

/**
 * Checks the contact dialog: `{ id, contactType, contactValue, companyName, locale, website }`, from a
 * browser's form or a posted one. Issues come in the specification's order (the name first), one a field.
 *
 * Specification section 5 runs the contact-message schema with the company as its name and, for a phone,
 * the contact as its message. Read by its letter that would refuse every 8- or 9-digit number for being a
 * message under 10 characters, in words that make no sense to the visitor; so a phone contact is governed by
 * the phone rule alone, and the placeholder that stands for the other part always passes and is not run.
 */
export function checkContactRequest(input: unknown): Checked {
  const type = z.object({ contactType: z.enum(["email", "phone"]) }).safeParse(input);
  if (!type.success) return { ok: false, issues: [{ field: "form", code: "formInvalid" }] };
  const { contactType } = type.data;
  const checked = dialog[contactType].safeParse(input);
  if (!checked.success) return { ok: false, issues: issuesOf(checked.error) };
  const { id, locale, companyName, contactValue } = checked.data;
  const value = { id, locale, contactType, contactValue, companyName };
  return {
    ok: true,
    value: { ...value, contactName: null, phone: null, message: null, source: "contact-dialog" },
  };
}

/**
 * Checks the contact form of the home page: `{ id, name, companyName, email, phone?, message, locale,
 * website }`
 * (bounds of specification section 5). An empty phone is no phone. Gives a request of the type email.
 */
export function checkContactMessage(input: unknown): Checked {
  const checked = form.safeParse(withoutEmptyPhone(input));
  if (!checked.success) return { ok: false, issues: issuesOf(checked.error) };
  const { id, locale, name: contactName, companyName, email: contactValue } = checked.data;
  return {
    ok: true,
    value: {
      id,
      locale,
      contactType: "email",
      contactValue,
      companyName,
      contactName,
      phone: checked.data.phone ?? null,
      message: checked.data.message,
      source: "contact-form",
    },
  };
}

function withoutEmptyPhone(input: unknown): unknown {
  const isEmpty =
    typeof input === "object" &&
    input !== null &&
    "phone" in input &&
    typeof input.phone === "string" &&
    input.phone.trim() === "";
  return isEmpty ? { ...input, phone: undefined } : input;
}

function issuesOf(error: z.core.$ZodError): ContactIssues {
  return error.issues.map(({ path: [key], message: code }) => ({
    field: fields.find((field) => field === key) ?? "form",
    code: codes.find((known) => known === code) ?? "formInvalid",
  }));
}
