import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import {
  type ContactForm,
  contactDialogFields,
  contactFormOf,
  contactMessageFields,
  contactSources,
} from "./fields.ts";

/** The fields that only the message form has. */
type MessageFormFields = Omit<FormValues<typeof contactMessageFields>, "name" | "companyName" | "email">;

/** A checked request, as it is stored. Fields that the dialog doesn't have are null there. */
export type ContactRequest = Envelope & {
  contactType: "email" | "phone";
  contactValue: string;
  companyName: string;
  contactName: string | null;
  source: (typeof contactSources)[ContactForm];
} & { [Name in keyof MessageFormFields]: MessageFormFields[Name] | null };

const { companyName, email, phone } = contactDialogFields;
// The company name is checked first, though its field comes last: its error is the first (product 9.3).
const checkDialogByEmail = checkFields({ companyName, email });
const checkDialogByPhone = checkFields({ companyName, phone });
const checkMessage = checkFields(contactMessageFields);

/** Checks a posted contact form. All give the same kind of request. */
export function checkContactForm(posted: PostedForm): Checked<ContactRequest> {
  const form = contactFormOf(posted);
  return form === "request" ? checkContactDialog(posted) : checkContactMessage(posted, form);
}

function checkContactDialog(posted: PostedForm): Checked<ContactRequest> {
  const emptyFields = {
    contactName: null,
    phone: null,
    message: null,
    source: contactSources.request,
  } as const;
  if (posted.contactType === "email") {
    const checked = checkDialogByEmail(posted);
    if (!checked.ok) return checked;
    const { email: contactValue, ...value } = checked.value;
    return { ok: true, value: { ...value, contactType: "email", contactValue, ...emptyFields } };
  }
  if (posted.contactType === "phone") {
    const checked = checkDialogByPhone(posted);
    if (!checked.ok) return checked;
    const { phone: contactValue, ...value } = checked.value;
    return { ok: true, value: { ...value, contactType: "phone", contactValue, ...emptyFields } };
  }
  return { ok: false, issues: [{ field: "form", code: "formInvalid" }] };
}

function checkContactMessage(posted: PostedForm, form: ContactForm): Checked<ContactRequest> {
  const checked = checkMessage(posted);
  if (!checked.ok) return checked;
  const { name: contactName, email: contactValue, ...value } = checked.value;
  return {
    ok: true,
    value: { ...value, contactType: "email", contactName, contactValue, source: contactSources[form] },
  };
}
