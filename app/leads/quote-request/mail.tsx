import { adminEmailWords } from "#app/content/emails/admin.server.ts";
import {
  quoteAdminWords,
  quoteConfirmationWords,
  quoteFacts,
} from "#app/content/emails/quote-request.server.ts";
import { quoteWords } from "#app/content/shared/quote-forms.server.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto, quoted } from "#app/email/email-links.ts";
import { Action, Heading, Paragraph, Quote, Tape } from "#app/email/email-parts.tsx";
import { formRows } from "#app/email/form-rows.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { type FactChoice, formFacts } from "#app/forms/form-facts.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { answerIn } from "#app/leads/answer-time.server.ts";
import { leadAddress } from "#app/leads/lead-address.ts";
import { confirmationEmail } from "#app/leads/mail.tsx";
import { cleanLine } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";
import type { QuoteToAnswer } from "./delivery.server.ts";
import { type QuoteFields, quoteFields } from "./fields.ts";

/**
 * Writes the emails of a quote request: to sales, in Swedish, and the confirmation in the visitor's language.
 * Both have the reference number. What the visitor typed stands in the company's email alone, as text, without
 * characters that hide or turn it; the confirmation says what was chosen, as its address is not verified. An email held up until the promised time had passed (`now`) promises nothing that it cannot keep.
 */
export async function renderQuoteEmails(
  request: QuoteToAnswer,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email }> {
  return {
    admin: await adminEmail(request, brand, now),
    visitor: await confirmation(request, brand, now),
  };
}

async function adminEmail(request: QuoteToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const words = quoteAdminWords;
  const { number, email, createdAt } = request;
  const company = cleanLine(request.company);
  const answer = answerIn(brand.facts.openingHours, words.answer, createdAt, now, "sv");
  const subject = answerIn(brand.facts.openingHours, words.subject, createdAt, now, "sv", {
    company,
    number,
  });
  const service = quoteWords.sv.fields.serviceType.options[request.serviceType];
  const address = cleanLine(email);
  const parts = await renderEmail(
    <EmailDocument
      locale="sv"
      title={subject}
      preheader={fill(words.preheader, { service, answer })}
      foot={words.why}
    >
      <Tape>{answer}</Tape>
      <Heading>{company}</Heading>
      <Paragraph muted>{fill(words.wish, { service: service.toLowerCase() })}</Paragraph>
      <Action href={mailto(address)}>{fill(words.write, { address })}</Action>
      <Quote lines={quoted(words.quoted, request.message)} />
      <Paragraph>
        <TextLink href={leadAddress(request.id, brand.siteUrl)}>{adminEmailWords.open}</TextLink>
      </Paragraph>
      <Facts
        facts={[
          { label: quoteFacts.sv.number, value: number },
          ...factsOf(request, "sv", { without: ["company", "message"] }),
          { label: words.received, value: formatShortMoment(createdAt, "sv") },
        ]}
      />
      {(request.permit === "no" || request.permit === "unknown") && (
        <Note title={words.noPermit.title}>{words.noPermit.text}</Note>
      )}
      {request.locale === "en" && <Note title={words.inEnglish.title}>{words.inEnglish.text}</Note>}
    </EmailDocument>,
  );
  return {
    to: brand.salesEmail,
    replyTo: email,
    fromName: fill(words.sender, { name: brand.name }),
    subject,
    ...parts,
  };
}

async function confirmation(request: QuoteToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const { locale, number, permit } = request;
  const words = quoteConfirmationWords(brand.facts, locale);
  return confirmationEmail({
    to: request.email,
    locale,
    subject: fill(words.subject, { number }),
    answer: answerIn(brand.facts.openingHours, words.answer, request.createdAt, now, locale),
    words,
    facts: [
      { label: quoteFacts[locale].number, value: number },
      { label: words.received, value: formatShortMoment(request.createdAt, locale) },
      ...factsOf(request, locale, { chosenOnly: true }),
    ],
    note: (permit === "no" || permit === "unknown") && (
      <Note title={words.permit.title}>{words.permit[permit]}</Note>
    ),
    brand,
    mailbox: brand.salesEmail,
  });
}

/** What was filled in, in the words of one language. */
function factsOf(request: QuoteToAnswer, locale: Locale, which: FactChoice<keyof QuoteFields>): Fact[] {
  const { form, serviceType, estimate } = request;
  const { fields } = quoteWords[locale];
  const words = quoteFacts[locale];
  const service = `${words.form[form]}: ${fields.serviceType.options[serviceType]}`;
  const estimated = estimate && [
    estimate[locale].what,
    ...estimate[locale].rows.map(({ label, amount }) => `${label}: ${amount}`),
  ];
  const values = { ...request, estimate: null };
  return formRows(
    formFacts(quoteFields, values, fields, locale, {
      ...which,
      own: {
        serviceType: { label: words.service, text: service },
        estimate: estimated && { label: words.estimate, text: estimated.join("\n") },
      },
    }),
  );
}
