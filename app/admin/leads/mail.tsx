import { emailFootWords } from "#app/content/emails/foot.server.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { EmailDocument } from "#app/email/email-document.tsx";
import { Lines, Logo, Paragraph } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { symbol } from "#app/email/symbol.ts";
import { cleanLine, cleanLines } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";
import type { WrittenReply } from "./delivery.server.ts";

/** Writes an email of the admin's in the company's dress: its text as it was written, answers go to sales. */
export async function renderReply(reply: WrittenReply, brand: EmailBrand): Promise<Email> {
  const { locale, recipient } = reply;
  const subject = cleanLine(reply.subject);
  const paragraphs = cleanLines(reply.body)
    .join("\n")
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "");
  const parts = await renderEmail(
    <EmailDocument
      locale={locale}
      title={subject}
      preheader={paragraphs[1] ?? subject}
      foot={
        <CompanyDetails
          words={emailFootWords(brand.facts, locale)}
          brand={brand}
          mailbox={brand.salesEmail}
          locale={locale}
        />
      }
    >
      <Logo name={brand.name} symbolCid={symbol.cid} />
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of an email never change their places.
        <Paragraph key={place}>
          <Lines of={paragraph.split("\n")} />
        </Paragraph>
      ))}
    </EmailDocument>,
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
