import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import { contactDialogFields, contactFormOf, contactMessageFields } from "./fields.ts";

/** What the contact form asks besides the contact details. */
type Asked = Omit<FormValues<typeof contactMessageFields>, "name" | "companyName" | "email">;

/** A checked request: what is stored. What the dialog does not ask is null. */
export type ContactRequest = Envelope & {
  contactType: "email" | "phone";
  contactValue: string;
  companyName: string;
  contactName: string | null;
  source: "contact-dialog" | "contact-form";
} & { [Name in keyof Asked]: Asked[Name] | null };

const { companyName, email, phone } = contactDialogFields;
// The name's error comes first, though its field is the last (product 9.3).
const checkDialogByEmail = checkFields({ companyName, email });
const checkDialogByPhone = checkFields({ companyName, phone });
const checkMessage = checkFields(contactMessageFields);

/** Checks either posted contact form. Both give the same kind of request. */
export function checkContactForm(posted: PostedForm): Checked<ContactRequest> {
  return contactFormOf(posted) === "message" ? checkContactMessage(posted) : checkContactDialog(posted);
}

function checkContactDialog(posted: PostedForm): Checked<ContactRequest> {
  const rest = { contactName: null, phone: null, message: null, source: "contact-dialog" } as const;
  if (posted.contactType === "email") {
    const checked = checkDialogByEmail(posted);
    if (!checked.ok) return checked;
    const { email: contactValue, ...value } = checked.value;
    return { ok: true, value: { ...value, contactType: "email", contactValue, ...rest } };
  }
  if (posted.contactType === "phone") {
    const checked = checkDialogByPhone(posted);
    if (!checked.ok) return checked;
    const { phone: contactValue, ...value } = checked.value;
    return { ok: true, value: { ...value, contactType: "phone", contactValue, ...rest } };
  }
  return { ok: false, issues: [{ field: "form", code: "formInvalid" }] };
}

function checkContactMessage(posted: PostedForm): Checked<ContactRequest> {
  const checked = checkMessage(posted);
  if (!checked.ok) return checked;
  const { name: contactName, email: contactValue, ...value } = checked.value;
  return {
    ok: true,
    value: { ...value, contactType: "email", contactName, contactValue, source: "contact-form" },
  };
}
