import { letterFootWords } from "#app/content/emails/foot.server.ts";
import { CompanyFacts, type LetterBrand } from "#app/email/company-facts.tsx";
import { LetterDocument } from "#app/email/email-document.tsx";
import { Lines, Logo, Paragraph } from "#app/email/email-parts.tsx";
import { renderLetter } from "#app/email/render-email.ts";
import { symbol } from "#app/email/symbol.ts";
import { cleanLine, cleanLines } from "#backend/mail/clean-text.ts";
import type { Letter } from "#backend/mail/email.ts";
import type { WrittenReply } from "./delivery.server.ts";

/** Writes a letter of the desk's in the company's dress: its text as it was written, answers go to sales. */
export async function renderReply(reply: WrittenReply, brand: LetterBrand): Promise<Letter> {
  const { locale, recipient } = reply;
  const subject = cleanLine(reply.subject);
  const paragraphs = cleanLines(reply.body)
    .join("\n")
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "");
  const parts = await renderLetter(
    <LetterDocument
      locale={locale}
      title={subject}
      preheader={paragraphs[1] ?? subject}
      foot={
        <CompanyFacts
          words={letterFootWords[locale]}
          brand={brand}
          mailbox={brand.salesEmail}
          locale={locale}
        />
      }
    >
      <Logo name={brand.name} symbolCid={symbol.cid} />
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter never change their places.
        <Paragraph key={place}>
          <Lines of={paragraph.split("\n")} />
        </Paragraph>
      ))}
    </LetterDocument>,
  );
  return {
    to: recipient,
    replyTo: brand.salesEmail,
    fromName: brand.name,
    subject,
    ...parts,
    images: [symbol],
  };
}
