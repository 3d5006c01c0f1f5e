import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email, EmailImage } from "#backend/mail/email.ts";
import { EmailDocument } from "./email-document.tsx";
import { Logo } from "./email-parts.tsx";
import { renderEmail } from "./render-email.ts";
import symbolPng from "./symbol.png?inline";

interface CompanyEmail {
  to: string;
  locale: Locale;
  name: string;
  /** The name beside the sender's address; the company's by default. */
  fromName?: string;
  mailbox: string;
  subject: string;
  preheader: string;
  foot: ReactNode;
  calendar?: Email["calendar"] | false;
  /** False for an email that a person wrote: autoresponders may respond to it. */
  automatic?: boolean;
  children: ReactNode;
}

/** An email of the company to somebody outside it, with its symbol and name at the top. */
export async function companyEmail(email: CompanyEmail): Promise<Email> {
  const {
    to,
    locale,
    name,
    fromName = name,
    mailbox,
    subject,
    preheader,
    foot,
    calendar,
    automatic = true,
    children,
  } = email;
  const parts = await renderEmail(
    <EmailDocument locale={locale} title={subject} preheader={preheader} foot={foot}>
      <Logo name={name} symbolCid={symbol.cid} />
      {children}
    </EmailDocument>,
  );
  return {
    to,
    replyTo: mailbox,
    fromName,
    subject,
    ...parts,
    images: [symbol],
    ...(calendar && { calendar }),
    ...(automatic && { automatic }),
  };
}

/** The company's symbol at twice its size of 30 px, attached to emails. */
const symbol: EmailImage = {
  cid: "symbol",
  png: Buffer.from(symbolPng.slice(symbolPng.indexOf(",") + 1), "base64"),
};
