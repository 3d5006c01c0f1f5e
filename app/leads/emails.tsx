import { cleanLine, cleanLines } from "#app/domain/clean-text.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { Lines, Paragraph } from "#app/email/email-parts.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";
import { senderName } from "./conversation/signature.ts";

export interface WrittenEmail {
  recipient: string;
  subject: string;
  body: string;
  locale: Locale;
  /** The name of who wrote it; null when they have left. */
  author: string | null;
}

/**
 * Renders an email that a member of staff wrote, as it was written, in their name and the company's; responses go to
 * sales.
 */
export function renderWrittenEmail(
  { recipient, locale, author, ...writtenEmail }: WrittenEmail,
  brand: EmailBrand,
): Promise<Email> {
  const subject = cleanLine(writtenEmail.subject);
  const paragraphs = cleanLines(writtenEmail.body)
    .join("\n")
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "");
  return companyEmail({
    to: recipient,
    locale,
    name: brand.name,
    fromName: senderName(author, brand.name),
    mailbox: brand.salesEmail,
    subject,
    preheader: paragraphs[1] ?? subject,
    foot: <CompanyDetails brand={brand} mailbox={brand.salesEmail} locale={locale} />,
    automatic: false,
    children: paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
      <Paragraph key={index}>
        <Lines of={paragraph.split("\n")} />
      </Paragraph>
    )),
  });
}
