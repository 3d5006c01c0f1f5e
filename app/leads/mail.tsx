import type { ReactNode } from "react";
import { emailFootWords } from "#app/content/emails/foot.server.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts, Steps } from "#app/email/email-facts.tsx";
import { Heading, Logo, Paragraph, Tape } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { symbol } from "#app/email/symbol.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";

interface Confirmation {
  to: string;
  locale: Locale;
  subject: string;
  /** When the sender hears from us, as answerIn says it. */
  answer: string;
  words: {
    preheader: string;
    heading: string;
    lead: string;
    stepsTitle: string;
    steps: readonly string[];
    correct: string;
  };
  facts: readonly Fact[];
  /** What the sender ought to know besides. */
  note?: ReactNode;
  brand: EmailBrand;
  /** Which of the company's mailboxes an answer goes to. */
  mailbox: string;
}

/** The email that tells the sender of a form that it has come, what it said, and what happens now. */
export async function confirmationEmail({
  to,
  locale,
  subject,
  answer,
  words,
  facts,
  note,
  brand,
  mailbox,
}: Confirmation): Promise<Email> {
  const parts = await renderEmail(
    <EmailDocument
      locale={locale}
      title={subject}
      preheader={fill(words.preheader, { answer })}
      foot={
        <CompanyDetails
          words={emailFootWords(brand.facts, locale)}
          brand={brand}
          mailbox={mailbox}
          locale={locale}
        />
      }
    >
      <Logo name={brand.name} symbolCid={symbol.cid} />
      <Tape>{answer}</Tape>
      <Heading>{words.heading}</Heading>
      <Paragraph muted>{words.lead}</Paragraph>
      <Facts facts={facts} />
      {note}
      <Steps title={words.stepsTitle} steps={words.steps} />
      <Paragraph>{words.correct}</Paragraph>
    </EmailDocument>,
  );
  return {
    to,
    replyTo: mailbox,
    fromName: brand.name,
    subject,
    ...parts,
    images: [symbol],
    automatic: true,
  };
}
