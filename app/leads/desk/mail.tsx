import { letterFootWords } from "#app/content/mails/foot.server.ts";
import { CompanyFacts, type LetterBrand } from "#app/letters/company-facts.tsx";
import { LetterDocument } from "#app/letters/letter-document.tsx";
import { Lines, Logo, Paragraph } from "#app/letters/letter-parts.tsx";
import { renderLetter } from "#app/letters/render-letter.ts";
import { symbol } from "#app/letters/symbol.ts";
import { cleanLine, cleanLines } from "#backend/mail/clean-text.ts";
import type { Letter } from "#backend/mail/letter.ts";
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
