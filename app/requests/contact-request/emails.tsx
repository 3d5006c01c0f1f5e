import {
  contactAdminMessages,
  contactConfirmationMessages,
} from "#app/content/emails/contact-request.server.ts";
import { contactMessageMessages } from "#app/content/shared/forms.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { mailto } from "#app/email/email-links.ts";
import { formRows } from "#app/email/form-rows.tsx";
import { formFacts } from "#app/forms/form-facts.ts";
import type { StoredValues } from "#app/forms/form-fields.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { confirmationEmail, leadEmail } from "#app/requests/emails.tsx";
import { formEmails, type StoredForm } from "#app/requests/form-emails.server.ts";
import type { Email } from "#backend/mail/email.ts";
import { contactMessageFields } from "./fields.ts";

/** A stored request of either form for its emails. Its texts are what the visitor typed, whatever that is. */
export type ContactForEmail = StoredForm & {
  contactType: "email" | "phone";
} & StoredValues<typeof contactMessageFields>;

/**
 * Renders the emails of a contact request (product 9): to customer service, in Swedish, and, when the visitor left an
 * email address, the confirmation that e-handelslagen requires, in the visitor's language. Both begin with the same
 * time. Only the company's email has what the visitor typed, as plain text without control characters: the visitor's
 * address is not verified.
 */
export async function renderContactRequestEmails(
  form: ContactForEmail,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email | null }> {
  const messages = contactAdminMessages;
  const { contactType, email, phone, locale } = form;
  const company = cleanLine(form.companyName ?? "");
  const action =
    contactType === "email"
      ? {
          href: mailto(cleanLine(email ?? "")),
          text: fill(messages.write, { address: cleanLine(email ?? "") }),
        }
      : { href: telephoneHref(phone ?? ""), text: fill(messages.call, { number: cleanLine(phone ?? "") }) };
  const about = { form, brand, now };
  const admin = await leadEmail({
    ...about,
    to: brand.customerServiceEmail,
    replyTo: email,
    messages,
    values: { company, action: action.text },
    heading: company,
    lead: messages.wish[contactType],
    action,
    message: form.message,
    facts: formRows(
      formFacts(contactMessageFields, form, contactMessageMessages.sv.fields, "sv", {
        without: ["companyName", "message"],
      }),
    ),
    reason: messages.why[contactType],
  });
  if (!email) return { admin, visitor: null };
  const confirmationMessages = contactConfirmationMessages(brand.facts, locale);
  const visitor = await confirmationEmail({
    ...about,
    to: email,
    mailbox: brand.customerServiceEmail,
    messages: confirmationMessages,
    facts: [{ label: confirmationMessages.received, value: formatShortMoment(form.createdAt, locale) }],
  });
  return { admin, visitor };
}

export const contactRequestEmails = formEmails(
  "contact",
  ({ contact_type: contactType, contact_value: contact, ...row }) => ({
    ...storedValues(contactMessageFields, { ...row, name: row.contact_name }),
    ...(contactType === "phone"
      ? { contactType: "phone" as const, email: null, phone: String(contact) }
      : { contactType: "email" as const, email: String(contact) }),
  }),
  renderContactRequestEmails,
);
