import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";
import { EmailDocument } from "./email-document.tsx";
import { Logo } from "./email-parts.tsx";
import { renderEmail } from "./render-email.ts";
import { symbol } from "./symbol.ts";

interface CompanyEmail {
  to: string;
  locale: Locale;
  /** The company's name, which the email comes from. */
  name: string;
  /** Which of the company's mailboxes an answer goes to. */
  mailbox: string;
  subject: string;
  preheader: string;
  foot: ReactNode;
  calendar?: Email["calendar"] | false;
  /** False for what a person has written: it may be answered by a machine. */
  automatic?: boolean;
  children: ReactNode;
}

/** An email of the company's to somebody outside of it: its symbol and name stand above what it says. */
export async function companyEmail(email: CompanyEmail): Promise<Email> {
  const { to, locale, name, mailbox, subject, preheader, foot, calendar, automatic = true, children } = email;
  const parts = await renderEmail(
    <EmailDocument locale={locale} title={subject} preheader={preheader} foot={foot}>
      <Logo name={name} symbolCid={symbol.cid} />
      {children}
    </EmailDocument>,
  );
  return {
    to,
    replyTo: mailbox,
    fromName: name,
    subject,
    ...parts,
    images: [symbol],
    ...(calendar && { calendar }),
    ...(automatic && { automatic }),
  };
}
