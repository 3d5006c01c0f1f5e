import type { ReactNode } from "react";
import { fill } from "#app/i18n/fill.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import type { Email, EmailCalendar } from "#backend/mail/email.ts";
import { EmailDocument } from "./email-document.tsx";
import { Note } from "./email-facts.tsx";
import { quoted } from "./email-links.ts";
import { Action, Heading, Paragraph, Quote, Tape } from "./email-parts.tsx";
import { renderEmail } from "./render-email.ts";

interface StaffEmail {
  to: string;
  /** The Reply-To address: the visitor's. Without it, responses go to the company itself. */
  replyTo?: string | null;
  name: string;
  messages: {
    /** The sender; {name}: the company. */
    sender: string;
    /** Quotation marks around {text}. */
    quoted: string;
    /** A note for a visitor who needs a response in English. */
    inEnglish: { title: string; text: string };
  };
  /** The visitor's language. */
  locale: Locale;
  subject: string;
  preheader: string;
  /** Why the reader got the email, in its footer. */
  reason: string;
  tape: string;
  heading: string;
  lead: string;
  action: { href: string; text: string };
  message: string | null;
  calendar?: EmailCalendar;
  children: ReactNode;
}

/** An email to the staff, in Swedish: the time to respond by, the visitor, one button, and the facts. */
export async function staffEmail(email: StaffEmail): Promise<Email> {
  const { to, replyTo, name, messages, subject, action, message, calendar } = email;
  const parts = await renderEmail(
    <EmailDocument locale="sv" title={subject} preheader={email.preheader} foot={email.reason}>
      <Tape>{email.tape}</Tape>
      <Heading>{email.heading}</Heading>
      <Paragraph muted>{email.lead}</Paragraph>
      <Action href={action.href}>{action.text}</Action>
      {message && <Quote lines={quoted(messages.quoted, message)} />}
      {email.children}
      {email.locale !== defaultLocale && (
        <Note title={messages.inEnglish.title}>{messages.inEnglish.text}</Note>
      )}
    </EmailDocument>,
  );
  return {
    to,
    ...(replyTo && { replyTo }),
    fromName: fill(messages.sender, { name }),
    subject,
    ...parts,
    ...(calendar && { calendar }),
  };
}
