import { adminEmailWords } from "#app/content/emails/admin.server.ts";
import {
  orderAdminWords,
  orderConfirmationWords,
  orderFacts,
} from "#app/content/emails/express-order.server.ts";
import { orderWords } from "#app/content/shared/order-form.server.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto, quoted, tel } from "#app/email/email-links.ts";
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
import type { OrderToAnswer } from "./delivery.server.ts";
import { type OrderFields, orderFields } from "./fields.ts";

/**
 * Writes the emails of an express order: to sales, in Swedish, and the confirmation in the buyer's language,
 * which says that nothing is booked yet. Both have the order's number. What was typed stands in the email to sales
 * alone, as text, without characters that hide or turn it; the confirmation says what was chosen, as its address is
 * not verified. An email held up until the promised time had passed (`now`) promises nothing
 * that it cannot keep.
 */
export async function renderOrderEmails(
  order: OrderToAnswer,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email }> {
  return { admin: await adminEmail(order, brand, now), visitor: await confirmation(order, brand, now) };
}

async function adminEmail(order: OrderToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const words = orderAdminWords;
  const { number, contactEmail: email, contactPhone: phone, createdAt } = order;
  const location = cleanLine(order.location);
  const answer = answerIn(brand.facts.openingHours, words.answer, createdAt, now, "sv");
  const subject = answerIn(brand.facts.openingHours, words.subject, createdAt, now, "sv", {
    location,
    number,
  });
  const what = whatOf(order, "sv");
  const address = cleanLine(email);
  const parts = await renderEmail(
    <EmailDocument
      locale="sv"
      title={subject}
      preheader={fill(words.preheader, { what, answer })}
      foot={words.why}
    >
      <Tape>{answer}</Tape>
      <Heading>{location}</Heading>
      <Paragraph muted>{fill(words.wish, { what, from: formatShortMoment(order.startsAt, "sv") })}</Paragraph>
      <Action href={phone ? tel(phone) : mailto(address)}>
        {phone ? fill(words.call, { number: cleanLine(phone) }) : fill(words.write, { address })}
      </Action>
      <Quote lines={quoted(words.quoted, order.jobDescription)} />
      <Paragraph>
        <TextLink href={leadAddress(order.id, brand.siteUrl)}>{adminEmailWords.open}</TextLink>
      </Paragraph>
      <Facts
        facts={[
          { label: orderFacts.sv.number, value: number },
          ...factsOf(order, "sv", {
            first: [
              "contactName",
              "contactEmail",
              "contactPhone",
              "service",
              "startsAt",
              "endsAt",
              "permit",
              "location",
            ],
          }),
          { label: words.received, value: formatShortMoment(createdAt, "sv") },
        ]}
      />
      {(order.permit === "no" || order.permit === "unknown") && (
        <Note title={words.noPermit.title}>{words.noPermit.text}</Note>
      )}
      {order.locale === "en" && <Note title={words.inEnglish.title}>{words.inEnglish.text}</Note>}
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

async function confirmation(order: OrderToAnswer, brand: EmailBrand, now: Date): Promise<Email> {
  const { locale, number, permit } = order;
  const words = orderConfirmationWords(brand.facts, locale);
  return confirmationEmail({
    to: order.contactEmail,
    locale,
    subject: fill(words.subject, { number }),
    answer: answerIn(brand.facts.openingHours, words.answer, order.createdAt, now, locale),
    words,
    facts: [
      { label: orderFacts[locale].number, value: number },
      { label: words.received, value: formatShortMoment(order.createdAt, locale) },
      ...factsOf(order, locale, { chosenOnly: true }),
    ],
    note: (permit === "no" || permit === "unknown") && (
      <Note title={words.permit.title}>{words.permit[permit]}</Note>
    ),
    brand,
    mailbox: brand.salesEmail,
  });
}

/** What was filled in, in the words of one language: whom and how many is one row, the job is quoted elsewhere. */
function factsOf(order: OrderToAnswer, locale: Locale, which: FactChoice<keyof OrderFields>): Fact[] {
  const { fields } = orderWords[locale];
  const own = { service: { label: orderFacts[locale].service, text: whatOf(order, locale) } };
  const without = ["guardCount", "jobDescription"] as const;
  return formRows(formFacts(orderFields, order, fields, locale, { ...which, own, without }));
}

/** "2 × väktare". */
function whatOf({ service, guardCount }: OrderToAnswer, locale: Locale): string {
  return `${guardCount} × ${orderWords[locale].fields.service.options[service].toLowerCase()}`;
}
