import type { ReactNode } from "react";
import { type ResponseTimeMessages, responseTimeText } from "#app/company/response-promise.server.ts";
import { adminEmailMessages } from "#app/content/emails/admin.server.ts";
import { confirmationMessages } from "#app/content/emails/confirmation.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { type Fact, Facts, Note, Steps, TextLink } from "#app/email/email-facts.tsx";
import { Action, Heading, Paragraph, Tape } from "#app/email/email-parts.tsx";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Email } from "#backend/mail/email.ts";
import type { StoredForm } from "./form-emails.server.ts";

interface FormEmail {
  form: StoredForm;
  brand: EmailBrand;
  now: Date;
  to: string;
  facts: readonly Fact[];
  note?: ReactNode;
}

interface Confirmation extends FormEmail {
  messages: {
    subject: string;
    response: ResponseTimeMessages;
    preheader: string;
    heading: string;
    lead: string;
    stepsTitle: string;
    steps: readonly string[];
    correct: string;
  };
  /** For the placeholder {number} of the subject. */
  number?: string;
  mailbox: string;
  /** The link to the booking app, if not only its home page. */
  bookingApp?: { href: string; text: string } | undefined;
  /** Leads to a page where the visitor can change what was sent. */
  link?: { href: string; text: string };
}

/**
 * The confirmation to a visitor: when we respond, what was chosen, and what happens now. If it is sent after the
 * promised time it names no time.
 */
export function confirmationEmail({ form, brand, now, messages, ...email }: Confirmation): Promise<Email> {
  const { locale, createdAt } = form;
  const response = responseTimeText(brand.facts.openingHours, messages.response, createdAt, now, locale);
  const app = { href: brand.bookingApp, text: confirmationMessages[locale].app };
  // When nobody can say yes in time, the booking app is the action, and the request can still be seen.
  const first = email.bookingApp ?? email.link;
  const second = (email.bookingApp && email.link) ?? app;
  return companyEmail({
    to: email.to,
    locale,
    name: brand.name,
    mailbox: email.mailbox,
    subject: fill(messages.subject, { number: email.number ?? "" }),
    preheader: fill(messages.preheader, { response }),
    foot: <CompanyDetails brand={brand} mailbox={email.mailbox} locale={locale} />,
    children: (
      <>
        <Tape>{response}</Tape>
        <Heading>{messages.heading}</Heading>
        <Paragraph muted>{messages.lead}</Paragraph>
        {first ? <Action href={first.href}>{first.text}</Action> : null}
        <Paragraph>
          <TextLink href={second.href}>{second.text}</TextLink>
        </Paragraph>
        <Facts facts={email.facts} />
        {email.note}
        <Steps title={messages.stepsTitle} steps={messages.steps} />
        <Paragraph>{messages.correct}</Paragraph>
      </>
    ),
  });
}

interface LeadEmail extends FormEmail {
  messages: Parameters<typeof staffEmail>[0]["messages"] & {
    subject: ResponseTimeMessages;
    response: ResponseTimeMessages;
    preheader: string;
    received: string;
  };
  /** For the placeholders of the subject and the preheader. */
  values: Readonly<Record<string, string>>;
  replyTo: string | null;
  heading: string;
  lead: string;
  action: { href: string; text: string };
  message: string | null;
  reason: string;
}

/** The email to the company about a new lead: when to respond at the latest, and everything that was filled in. */
export function leadEmail({ form, brand, now, messages, values, note, ...email }: LeadEmail): Promise<Email> {
  const responseText = (texts: ResponseTimeMessages) =>
    responseTimeText(brand.facts.openingHours, texts, form.createdAt, now, "sv", values);
  const response = responseText(messages.response);
  return staffEmail({
    ...email,
    name: brand.name,
    messages,
    locale: form.locale,
    subject: responseText(messages.subject),
    preheader: fill(messages.preheader, { ...values, response }),
    tape: response,
    children: (
      <>
        <Paragraph>
          <TextLink href={new URL(`${adminPaths.leads}/${form.id}`, brand.siteUrl).href}>
            {adminEmailMessages.open}
          </TextLink>
        </Paragraph>
        <Facts
          facts={[
            ...email.facts,
            { label: messages.received, value: formatShortMoment(form.createdAt, "sv") },
          ]}
        />
        {note}
      </>
    ),
  });
}

/** A note when the visitor has no permit or doesn't know; null for other answers. */
export function permitNote(
  permit: string | null,
  messages: { title: string } & ({ text: string } | Record<"no" | "unknown", string>),
): ReactNode {
  if (permit !== "no" && permit !== "unknown") return null;
  return <Note title={messages.title}>{"text" in messages ? messages.text : messages[permit]}</Note>;
}
