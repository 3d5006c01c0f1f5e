import * as z from "zod/mini";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import {
  companyText,
  emailText,
  envelope,
  issuesOf,
  messageText,
  nameText,
  phoneText,
  withoutEmpty,
} from "#app/forms/text-schemas.ts";
import { checkableInput, kindOf } from "./posted-form.ts";

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

const wayOfContact = z.object({ contactType: z.enum(["email", "phone"]) });

const dialog = {
  email: z.object({ companyName: nameText, contactValue: emailText, ...envelope }),
  phone: z.object({ companyName: nameText, contactValue: phoneText, ...envelope }),
};

const form = z.object({
  name: nameText,
  companyName: companyText,
  email: emailText,
  phone: z.optional(phoneText),
  message: messageText,
  ...envelope,
});

/** Checks either form as it is posted. */
export function checkContactForm(posted: PostedForm): Checked<ContactRequest> {
  const check = kindOf(posted) === "message" ? checkContactMessage : checkContactRequest;
  return check(checkableInput(posted));
}

/**
 * Checks the contact dialog: `{ id, contactType, contactValue, companyName, locale, website }`, from a
 * browser's form or a posted one. Issues come in the specification's order (the name first), one a field.
 *
 * Specification section 5 runs the contact-message schema with the company as its name and, for a phone,
 * the contact as its message. Read by its letter that would refuse every 8- or 9-digit number for being a
 * message under 10 characters, in words that make no sense to the visitor; so a phone contact is governed by
 * the phone rule alone, and the placeholder that stands for the other part always passes and is not run.
 */
export function checkContactRequest(input: unknown): Checked<ContactRequest> {
  const type = wayOfContact.safeParse(input);
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
export function checkContactMessage(input: unknown): Checked<ContactRequest> {
  const checked = form.safeParse(withoutEmpty(input, "phone"));
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
