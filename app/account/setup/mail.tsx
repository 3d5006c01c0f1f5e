import { z } from "zod";
import { setupWords } from "#app/content/account/setup.server.ts";
import { EmailDocument } from "#app/email/email-document.tsx";
import { Heading, Logo, Paragraph } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { symbol } from "#app/email/symbol.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails } from "#backend/mail/delivery.ts";

const job = z.object({ id: z.uuid(), to: z.string(), locale: z.enum(["sv", "en"]) });

/** The job send-test-email: shows an administrator that emails arrive. Throws when it was not sent. */
export async function deliverTestEmail(
  payload: unknown,
  brand: { name: string; customerServiceEmail: string },
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id, to, locale } = job.parse(payload);
  const words = setupWords[locale].email;
  const subject = fill(words.subject, { name: brand.name });
  const parts = await renderEmail(
    <EmailDocument
      locale={locale}
      title={subject}
      preheader={words.lead}
      foot={fill(words.foot, { name: brand.name })}
    >
      <Logo name={brand.name} symbolCid={symbol.cid} />
      <Heading>{words.heading}</Heading>
      <Paragraph muted>{words.lead}</Paragraph>
    </EmailDocument>,
  );
  const email = {
    to,
    replyTo: brand.customerServiceEmail,
    fromName: brand.name,
    subject,
    ...parts,
    images: [symbol],
    automatic: true as const,
  };
  await deliverEmails([{ about: "account", aboutId: id, kind: "test", locale, email }], tools, attempt);
}
