import { accountEmailWords } from "#app/content/emails/account.server.ts";
import { EmailDocument } from "#app/email/email-document.tsx";
import { type Fact, Facts } from "#app/email/email-facts.tsx";
import { Action, Heading, Logo, Paragraph, Quote } from "#app/email/email-parts.tsx";
import { renderEmail } from "#app/email/render-email.ts";
import { symbol } from "#app/email/symbol.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { accountPaths } from "#app/site-map.ts";
import type { AccountEmail } from "#backend/auth/emails.ts";
import type { Notice } from "#backend/auth/one-time-tokens.ts";
import { cleanLine } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";

/** The company as its emails name it, and where its site is. */
export type AccountEmailBrand = {
  name: string;
  customerServiceEmail: string;
  siteUrl: string;
};

interface Written {
  subject: string;
  heading: string;
  lead: string;
  action?: { href: string; text: string } | undefined;
  /** A code that is all the email is about. */
  code?: string;
  facts: Fact[];
  last: string;
}

/** Writes an email of the sign-in, in the account's language. Names nobody but who invites: it may reach the wrong person. */
export async function renderAccountEmail(email: AccountEmail, brand: AccountEmailBrand): Promise<Email> {
  const { locale } = email;
  const words = accountEmailWords[locale];
  const { subject, heading, lead, action, code, facts, last } = write(email, brand);
  const parts = await renderEmail(
    <EmailDocument locale={locale} title={subject} preheader={lead} foot={fill(words.foot, brand)}>
      <Logo name={brand.name} symbolCid={symbol.cid} />
      <Heading>{heading}</Heading>
      <Paragraph muted>{lead}</Paragraph>
      {action && <Action href={action.href}>{action.text}</Action>}
      {code && <Quote lines={[code]} />}
      {facts.length > 0 && <Facts facts={facts} />}
      <Paragraph>{last}</Paragraph>
    </EmailDocument>,
  );
  return {
    to: email.to,
    replyTo: brand.customerServiceEmail,
    fromName: brand.name,
    subject,
    ...parts,
    images: [symbol],
    automatic: true,
  };
}

function write(email: AccountEmail, brand: AccountEmailBrand): Written {
  const words = accountEmailWords[email.locale];
  if ("at" in email) {
    const { subject, heading, lead } = words.notices[email.kind];
    const time = formatShortMoment(email.at, email.locale);
    // What an administrator did is no reason to choose another password.
    if (isByAdministrator(email.kind))
      return { subject, heading, lead: fill(lead, { time }), facts: [], last: words.notAsked };
    const href = new URL(pathIn(accountPaths.newPassword, email.locale), brand.siteUrl).href;
    return {
      subject,
      heading,
      lead: fill(lead, { time }),
      action: { href, text: words.secure },
      facts: [],
      last: `${words.wasYou} ${words.wasNotYou}`,
    };
  }
  const goodFor = lifetimeIn(email.goodForMilliseconds, email.locale);
  if (email.kind === "reauthentication_token") {
    const { subject, heading, lead } = words.emails[email.kind];
    const { code } = email;
    return { subject, heading, lead: `${lead} ${goodFor}`, code, facts: [], last: words.notYouCode };
  }
  const { subject, heading, lead, action } = words.emails[email.kind];
  const invited = email.invitation
    ? fill(words.emails.invite_token.invited, {
        by: cleanLine(email.invitation.by),
        role: words.roles[email.invitation.role],
      })
    : "";
  return {
    subject: fill(subject, brand),
    heading: fill(heading, brand),
    lead: `${invited} ${lead} ${goodFor}`.trim(),
    action: { href: email.link, text: action },
    facts: [{ label: words.code, value: email.code }],
    last: email.kind === "email_change_token_current" ? words.wasNotYou : words.notYou,
  };
}

const byAdministrator: readonly Notice[] = [
  "password_set_by_administrator",
  "factor_removed_by_administrator",
  "role_changed",
  "account_closed",
  "account_opened",
];

function isByAdministrator(notice: Notice): boolean {
  return byAdministrator.includes(notice);
}

function lifetimeIn(milliseconds: number, locale: Locale): string {
  const { goodFor } = accountEmailWords[locale];
  const minutes = milliseconds / 60_000;
  if (minutes < 60) return fill(goodFor.minutes, { count: String(minutes) });
  if (minutes === 60) return goodFor.hour;
  if (minutes <= 48 * 60) return fill(goodFor.hours, { count: String(minutes / 60) });
  return fill(goodFor.days, { count: String(minutes / 60 / 24) });
}
