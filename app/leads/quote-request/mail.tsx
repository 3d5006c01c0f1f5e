import { adminEmailWords } from "#app/content/emails/admin.server.ts";
import { quoteAdminWords, quoteConfirmationWords } from "#app/content/emails/quote-request.server.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto, quoted, tel } from "#app/email/email-links.ts";
import { Action, Heading, Lines, Paragraph, Quote, Tape } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { answerIn } from "#app/leads/answer-time.server.ts";
import { leadAddress } from "#app/leads/lead-address.ts";
import { confirmationEmail } from "#app/leads/mail.tsx";
import { cleanLine } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";
import type { QuoteToAnswer } from "./delivery.server.ts";

type FactWords = ReturnType<typeof quoteConfirmationWords>["facts"];

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
  const { number, email, phone, createdAt } = { ...request, createdAt: request.created_at };
  const company = cleanLine(request.company);
  const answer = answerIn(brand.facts.openingHours, words.answer, createdAt, now, "sv");
  const subject = answerIn(brand.facts.openingHours, words.subject, createdAt, now, "sv", {
    company,
    number,
  });
  const service = words.facts.serviceTypes[request.service_type];
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
      <Quote lines={quoted(words.facts.quoted, request.message)} />
      <Paragraph>
        <TextLink href={leadAddress(request.id, brand.siteUrl)}>{adminEmailWords.open}</TextLink>
      </Paragraph>
      <Facts
        facts={[
          { label: words.facts.number, value: number },
          { label: words.facts.name, value: cleanLine(request.name) },
          { label: words.facts.email, value: <TextLink href={mailto(address)}>{address}</TextLink> },
          { label: words.facts.phone, value: <TextLink href={tel(phone)}>{cleanLine(phone)}</TextLink> },
          ...factsOf(request, words.facts, "sv"),
          ...(request.budget ? [{ label: words.facts.budget, value: cleanLine(request.budget) }] : []),
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
    answer: answerIn(brand.facts.openingHours, words.answer, request.created_at, now, locale),
    words,
    facts: [
      { label: words.facts.number, value: number },
      { label: words.received, value: formatShortMoment(request.created_at, locale) },
      ...factsOf(request, words.facts, locale),
    ],
    note: (permit === "no" || permit === "unknown") && (
      <Note title={words.permit.title}>{words.permit[permit]}</Note>
    ),
    brand,
    mailbox: brand.salesEmail,
  });
}

/** What was chosen in the form, in the words of one language. */
function factsOf(request: QuoteToAnswer, words: FactWords, locale: Locale): Fact[] {
  const { form, service_type: service, employees, permit, estimate } = request;
  return [
    { label: words.service, value: `${words.form[form]}: ${words.serviceTypes[service]}` },
    ...(employees ? [{ label: words.employees, value: words.employeeRanges[employees] }] : []),
    ...(permit ? [{ label: words.permit, value: words.permits[permit] }] : []),
    ...(estimate
      ? [
          {
            label: words.estimate,
            value: (
              <Lines
                of={[
                  estimate[locale].what,
                  ...estimate[locale].rows.map(({ label, amount }) => `${label}: ${amount}`),
                ]}
              />
            ),
          },
        ]
      : []),
  ];
}
