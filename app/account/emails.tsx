import { accountEmailMessages } from "#app/content/emails/account.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { type Fact, Facts } from "#app/email/email-facts.tsx";
import { Action, Heading, Paragraph } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type AccountEmail, accountEmailOf } from "#backend/auth/emails.ts";
import type { Notice } from "#backend/auth/one-time-tokens.ts";
import type { Email } from "#backend/mail/email.ts";

/** What the emails need to know of the company and the site. */
export type AccountEmailBrand = Pick<EmailBrand, "name" | "customerServiceEmail" | "siteUrl">;

interface EmailText {
  subject: string;
  heading: string;
  lead: string;
  action?: { href: string; text: string };
  facts: Fact[];
  last: string;
}

/**
 * Renders an email about an account in the account's language. It names nobody but the inviter, since it may reach the
 * wrong person.
 */
export function renderAccountEmail(email: AccountEmail, brand: AccountEmailBrand): Promise<Email> {
  const { to, locale } = email;
  const { subject, heading, lead, action, facts, last } = emailText(email, brand);
  return companyEmail({
    to,
    locale,
    name: brand.name,
    mailbox: brand.customerServiceEmail,
    subject,
    preheader: lead,
    foot: fill(accountEmailMessages[locale].foot, brand),
    children: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph muted>{lead}</Paragraph>
        {action && <Action href={action.href}>{action.text}</Action>}
        {facts.length > 0 && <Facts facts={facts} />}
        <Paragraph>{last}</Paragraph>
      </>
    ),
  });
}

/** The emails of the task that sends an account's emails (backend/auth/emails.ts). */
export const accountEmails: WriteEmails = async (payload, { database, brand, now }) => {
  const { name, customerServiceEmail, siteUrl } = brand;
  const stored = await accountEmailOf(payload, { database, siteUrl, now });
  if (!stored) return [];
  const { id, email } = stored;
  const rendered = await renderAccountEmail(email, { name, customerServiceEmail, siteUrl });
  return [{ about: "account", aboutId: id, kind: email.kind, locale: email.locale, email: rendered }];
};

function emailText(email: AccountEmail, brand: AccountEmailBrand): EmailText {
  const messages = accountEmailMessages[email.locale];
  if ("at" in email) {
    const { subject, heading, lead } = messages.notices[email.kind];
    const time = formatShortMoment(email.at, email.locale);
    // No advice to change the password when an administrator did it.
    if (byAdministrator.includes(email.kind))
      return { subject, heading, lead: fill(lead, { time }), facts: [], last: messages.notAsked };
    const href = new URL(pathIn(accountPaths.newPassword, email.locale), brand.siteUrl).href;
    return {
      subject,
      heading,
      lead: fill(lead, { time }),
      action: { href, text: messages.secure },
      facts: [],
      last: `${messages.wasYou} ${messages.wasNotYou}`,
    };
  }
  const goodFor = lifetimeIn(email.validMilliseconds, email.locale);
  const { subject, heading, lead, action } = messages.emails[email.kind];
  const invited = email.invitation
    ? fill(messages.emails.invite_token.invited, {
        by: cleanLine(email.invitation.by),
        role: messages.roles[email.invitation.role],
      })
    : "";
  return {
    subject: fill(subject, brand),
    heading: fill(heading, brand),
    lead: `${invited} ${lead} ${goodFor}`.trim(),
    action: { href: email.link, text: action },
    facts: [{ label: messages.code, value: email.code }],
    last: email.kind === "email_change_token_current" ? messages.wasNotYou : messages.notYou,
  };
}

const byAdministrator: readonly Notice[] = [
  "factor_removed_by_administrator",
  "role_changed",
  "account_closed",
  "account_opened",
];

function lifetimeIn(validFor: number, locale: Locale): string {
  const { goodFor } = accountEmailMessages[locale];
  const hours = validFor / milliseconds.hour;
  if (hours === 1) return goodFor.hour;
  if (hours <= 48) return fill(goodFor.hours, { count: String(hours) });
  return fill(goodFor.days, { count: String(hours / 24) });
}
