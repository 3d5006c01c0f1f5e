import type { ReactNode } from "react";
import { adminEmailWords } from "#app/content/emails/admin.server.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { type Fact, Facts, Note, Steps, TextLink } from "#app/email/email-facts.tsx";
import { Heading, Paragraph, Tape } from "#app/email/email-parts.tsx";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { adminPaths } from "#app/site-map.ts";
import type { Email } from "#backend/mail/email.ts";
import { type AnswerWords, answerTimeText } from "./answer-time.server.ts";
import type { StoredForm } from "./form-emails.server.ts";

interface FormEmail {
  form: StoredForm;
  brand: EmailBrand;
  now: Date;
  to: string;
  facts: readonly Fact[];
  note?: ReactNode;
}

interface Confirmation extends FormEmail {
  words: {
    subject: string;
    answer: AnswerWords;
    preheader: string;
    heading: string;
    lead: string;
    stepsTitle: string;
    steps: readonly string[];
    correct: string;
  };
  /** For the placeholder {number} of the subject. */
  number?: string;
  mailbox: string;
  /** Leads to a page where the visitor can change what was sent. */
  link?: { href: string; text: string };
}

/**
 * The confirmation to a visitor: when we answer, what was chosen, and what happens now. If it is sent after the
 * promised time it names none.
 */
export async function confirmationEmail({ form, brand, now, words, ...email }: Confirmation): Promise<Email> {
  const { locale, createdAt } = form;
  const answer = answerTimeText(brand.facts.openingHours, words.answer, createdAt, now, locale);
  return companyEmail({
    to: email.to,
    locale,
    name: brand.name,
    mailbox: email.mailbox,
    subject: fill(words.subject, { number: email.number ?? "" }),
    preheader: fill(words.preheader, { answer }),
    foot: <CompanyDetails brand={brand} mailbox={email.mailbox} locale={locale} />,
    children: (
      <>
        <Tape>{answer}</Tape>
        <Heading>{words.heading}</Heading>
        <Paragraph muted>{words.lead}</Paragraph>
        <Facts facts={email.facts} />
        {email.note}
        <Steps title={words.stepsTitle} steps={words.steps} />
        {email.link ? (
          <Paragraph>
            <TextLink href={email.link.href}>{email.link.text}</TextLink>
          </Paragraph>
        ) : null}
        <Paragraph>{words.correct}</Paragraph>
      </>
    ),
  });
}

interface LeadEmail extends FormEmail {
  words: Parameters<typeof staffEmail>[0]["words"] & {
    subject: AnswerWords;
    answer: AnswerWords;
    preheader: string;
    received: string;
  };
  /** For the placeholders of the subject and the preheader. */
  values: Readonly<Record<string, string>>;
  replyTo: string | null;
  heading: string;
  lead: string;
  action: { href: string; text: string };
  message: string | null;
  why: string;
}

/** The email to the company about a new lead: when to answer at the latest, and everything that was filled in. */
export function leadEmail({ form, brand, now, words, values, note, ...email }: LeadEmail): Promise<Email> {
  const answerText = (answers: AnswerWords) =>
    answerTimeText(brand.facts.openingHours, answers, form.createdAt, now, "sv", values);
  const answer = answerText(words.answer);
  return staffEmail({
    ...email,
    name: brand.name,
    words,
    locale: form.locale,
    subject: answerText(words.subject),
    preheader: fill(words.preheader, { ...values, answer }),
    tape: answer,
    children: (
      <>
        <Paragraph>
          <TextLink href={new URL(`${adminPaths.leads}/${form.id}`, brand.siteUrl).href}>
            {adminEmailWords.open}
          </TextLink>
        </Paragraph>
        <Facts
          facts={[...email.facts, { label: words.received, value: formatShortMoment(form.createdAt, "sv") }]}
        />
        {note}
      </>
    ),
  });
}

/** A note when the visitor has no permit or doesn't know; null for other answers. */
export function permitNote(
  permit: string | null,
  words: { title: string } & ({ text: string } | Record<"no" | "unknown", string>),
): ReactNode {
  if (permit !== "no" && permit !== "unknown") return null;
  return <Note title={words.title}>{"text" in words ? words.text : words[permit]}</Note>;
}
