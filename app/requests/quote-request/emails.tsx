import * as z from "zod/mini";
import {
  quoteAdminMessages,
  quoteConfirmationMessages,
  quoteFacts,
} from "#app/content/emails/quote-request.server.ts";
import { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import type { Fact } from "#app/email/email-facts.tsx";
import { mailto } from "#app/email/email-links.ts";
import { formRows } from "#app/email/form-rows.tsx";
import { type FactChoice, formFacts } from "#app/forms/form-facts.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { confirmationEmail, leadEmail, permitNote } from "#app/requests/emails.tsx";
import { formEmails, type StoredForm } from "#app/requests/form-emails.server.ts";
import type { Email } from "#backend/mail/email.ts";
import { type QuoteFields, quoteFields, quoteForms } from "./fields.ts";
import type { QuoteToStore } from "./submit.server.ts";

/** A stored quote request for its emails. Its texts are what the visitor typed, whatever that is. */
type QuoteForEmail = StoredForm & Omit<QuoteToStore, keyof StoredForm> & { number: string };

/**
 * Renders the emails of a quote request: to sales, in Swedish, and the confirmation in the visitor's language. Both
 * have the reference number. Only the email to sales has what the visitor typed, as plain text without control
 * characters: the visitor's address is not verified.
 */
export async function renderQuoteEmails(
  request: QuoteForEmail,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email }> {
  const messages = quoteAdminMessages;
  const { number, email, locale, permit } = request;
  const company = cleanLine(request.company);
  const service = quoteMessages.sv.fields.serviceType.options[request.serviceType];
  const address = cleanLine(email);
  const about = { form: request, brand, now };
  const admin = await leadEmail({
    ...about,
    to: brand.salesEmail,
    replyTo: email,
    messages,
    values: { company, number, service },
    heading: company,
    lead: fill(messages.wish, { service: service.toLowerCase() }),
    action: { href: mailto(address), text: fill(messages.write, { address }) },
    message: request.message,
    facts: [
      { label: quoteFacts.sv.number, value: number },
      ...factsOf(request, "sv", { without: ["company", "message"] }),
    ],
    note: permitNote(permit, messages.noPermit),
    reason: messages.why,
  });
  const confirmationMessages = quoteConfirmationMessages(brand.facts, locale);
  const visitor = await confirmationEmail({
    ...about,
    to: email,
    mailbox: brand.salesEmail,
    messages: confirmationMessages,
    number,
    facts: [
      { label: quoteFacts[locale].number, value: number },
      { label: confirmationMessages.received, value: formatShortMoment(request.createdAt, locale) },
      ...factsOf(request, locale, { chosenOnly: true }),
    ],
    note: permitNote(permit, confirmationMessages.permit),
  });
  return { admin, visitor };
}

function factsOf(request: QuoteForEmail, locale: Locale, choice: FactChoice<keyof QuoteFields>): Fact[] {
  const { form, serviceType, estimate } = request;
  const { fields } = quoteMessages[locale];
  const messages = quoteFacts[locale];
  const service = `${messages.form[form]}: ${fields.serviceType.options[serviceType]}`;
  const estimated = estimate && [
    estimate[locale].what,
    ...estimate[locale].rows.map(({ label, amount }) => `${label}: ${amount}`),
  ];
  const values = { ...request, estimate: null };
  return formRows(
    formFacts(quoteFields, values, fields, locale, {
      ...choice,
      replaced: {
        serviceType: { label: messages.service, text: service },
        estimate: estimated && { label: messages.estimate, text: estimated.join("\n") },
      },
    }),
  );
}

const estimateText = z.object({
  what: z.string(),
  rows: z.array(z.object({ label: z.string(), amount: z.string() })),
});
const quoteRow = z.object({
  id: z.string(),
  form: z.enum(quoteForms),
  estimate: z.nullable(
    z.object({ parameters: z.string(), sum: z.number(), sv: estimateText, en: estimateText }),
  ),
});

export const quoteEmails = formEmails(
  "quote",
  (row) => {
    const { id, ...quote } = quoteRow.parse(row);
    return { ...storedForm(quoteFields, row), ...quote, number: referenceNumber("Q", id) };
  },
  renderQuoteEmails,
);
