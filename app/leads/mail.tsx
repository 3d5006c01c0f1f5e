import type { ReactNode } from "react";
import { letterFootWords } from "#app/content/mails/foot.server.ts";
import { fill } from "#app/language/fill.ts";
import type { Locale } from "#app/language/locale.ts";
import { CompanyFacts, type LetterBrand } from "#app/letters/company-facts.tsx";
import { LetterDocument } from "#app/letters/letter-document.tsx";
import { type Fact, Facts, Steps } from "#app/letters/letter-facts.tsx";
import { Heading, Logo, Paragraph, Tape } from "#app/letters/letter-parts.tsx";
import { renderLetter } from "#app/letters/render-letter.ts";
import { symbol } from "#app/letters/symbol.ts";
import type { Letter } from "#backend/mail/letter.ts";

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
  brand: LetterBrand;
  /** Which of the company's mailboxes an answer goes to. */
  mailbox: string;
}

/** The letter that tells the sender of a form that it has come, what it said, and what happens now. */
export async function confirmationLetter({
  to,
  locale,
  subject,
  answer,
  words,
  facts,
  note,
  brand,
  mailbox,
}: Confirmation): Promise<Letter> {
  const parts = await renderLetter(
    <LetterDocument
      locale={locale}
      title={subject}
      preheader={fill(words.preheader, { answer })}
      foot={<CompanyFacts words={letterFootWords[locale]} brand={brand} mailbox={mailbox} locale={locale} />}
    >
      <Logo name={brand.name} symbolCid={symbol.cid} />
      <Tape>{answer}</Tape>
      <Heading>{words.heading}</Heading>
      <Paragraph muted>{words.lead}</Paragraph>
      <Facts facts={facts} />
      {note}
      <Steps title={words.stepsTitle} steps={words.steps} />
      <Paragraph>{words.correct}</Paragraph>
    </LetterDocument>,
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
