import * as z from "zod/mini";
import { setupMessages } from "#app/content/account/setup.server.ts";
import { companyEmail } from "#app/email/company-email.tsx";
import { Heading, Paragraph } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { fill } from "#app/i18n/fill.ts";

const job = z.object({ id: z.uuid(), to: z.string(), locale: z.enum(["sv", "en"]) });

/** The email of the task send-test-email, which shows an administrator that emails arrive. */
export const testEmails: WriteEmails = async (
  payload,
  { brand: { name, customerServiceEmail: mailbox } },
) => {
  const { id, to, locale } = job.parse(payload);
  const messages = setupMessages[locale].email;
  const email = await companyEmail({
    to,
    locale,
    name,
    mailbox,
    subject: fill(messages.subject, { name }),
    preheader: messages.lead,
    foot: fill(messages.foot, { name }),
    children: (
      <>
        <Heading>{messages.heading}</Heading>
        <Paragraph muted>{messages.lead}</Paragraph>
      </>
    ),
  });
  return [{ about: "account", aboutId: id, kind: "test", locale, email }];
};
