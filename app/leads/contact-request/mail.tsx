import { adminEmailWords } from "#app/content/emails/admin.server.ts";
import { contactAdminWords, contactConfirmationWords } from "#app/content/emails/contact-request.server.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto, quoted, tel } from "#app/email/email-links.ts";
import { Action, Heading, Paragraph, Quote, Tape } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { answerIn } from "#app/leads/answer-time.server.ts";
import { leadAddress } from "#app/leads/lead-address.ts";
import { confirmationEmail } from "#app/leads/mail.tsx";
import { cleanLine } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";
import type { RequestToAnswer } from "./delivery.server.ts";

/**
 * Writes the emails of a contact request (docs/product.md, 9): to customer service, in
 * Swedish, and, when the visitor left an e-mail, the confirmation that e-handelslagen asks for, in the
 * visitor's language. Both begin with the same time. An email that was held up until the promised time had
 * passed (`now`) promises nothing that it cannot keep.
 *
 * What the visitor typed stands in the company's email alone, as text, without characters that hide or turn it:
 * nobody has verified that the confirmation's address is the visitor's own.
 */
export async function renderContactRequestEmails(
  request: RequestToAnswer,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email | null }> {
  return {
    admin: await adminEmail(request, brand, now),
    visitor: request.contactType === "email" ? await confirmation(request, brand, now) : null,
  };
}

async function adminEmail(request: RequestToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const words = contactAdminWords;
  const company = cleanLine(request.companyName);
  const answer = answerIn(brand.facts.openingHours, words.answer, request.createdAt, now, "sv");
  const subject = answerIn(brand.facts.openingHours, words.subject, request.createdAt, now, "sv", {
    company,
  });
  const isEmail = request.contactType === "email";
  const contact = cleanLine(request.contactValue);
  const action = isEmail ? fill(words.write, { address: contact }) : fill(words.call, { number: contact });
  const phone = isEmail ? request.phone : request.contactValue;
  const facts: Fact[] = [
    ...(request.contactName ? [{ label: words.name, value: cleanLine(request.contactName) }] : []),
    ...(isEmail
      ? [{ label: words.email, value: <TextLink href={mailto(contact)}>{contact}</TextLink> }]
      : []),
    ...(phone
      ? [{ label: words.phone, value: <TextLink href={tel(phone)}>{cleanLine(phone)}</TextLink> }]
      : []),
    { label: words.received, value: formatShortMoment(request.createdAt, "sv") },
  ];

  const parts = await renderEmail(
    <EmailDocument
      locale="sv"
      title={subject}
      preheader={fill(words.preheader, { action, answer })}
      foot={words.why[request.contactType]}
    >
      <Tape>{answer}</Tape>
      <Heading>{company}</Heading>
      <Paragraph muted>{words.wish[request.contactType]}</Paragraph>
      <Action href={isEmail ? mailto(contact) : tel(contact)}>{action}</Action>
      {request.message && <Quote lines={quoted(words.quoted, request.message)} />}
      <Paragraph>
        <TextLink href={leadAddress(request.id, brand.siteUrl)}>{adminEmailWords.open}</TextLink>
      </Paragraph>
      <Facts facts={facts} />
      {request.locale === "en" && <Note title={words.inEnglish.title}>{words.inEnglish.text}</Note>}
    </EmailDocument>,
  );
  return {
    to: brand.customerServiceEmail,
    ...(isEmail && { replyTo: request.contactValue }),
    fromName: fill(words.sender, { name: brand.name }),
    subject,
    ...parts,
  };
}

async function confirmation(request: RequestToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const { locale } = request;
  const words = contactConfirmationWords(brand.facts, locale);
  const answer = answerIn(brand.facts.openingHours, words.answer, request.createdAt, now, locale);
  return confirmationEmail({
    to: request.contactValue,
    locale,
    subject: words.subject,
    answer,
    words,
    facts: [{ label: words.received, value: formatShortMoment(request.createdAt, locale) }],
    brand,
    mailbox: brand.customerServiceEmail,
  });
}
