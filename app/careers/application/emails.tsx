import * as z from "zod/mini";
import { openingHref } from "#app/careers/filters.ts";
import {
  applicationAdminMessages,
  applicationConfirmationMessages,
} from "#app/content/emails/application.server.ts";
import { applicationMessages } from "#app/content/shared/application-form.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { Facts, Steps, TextLink } from "#app/email/email-facts.tsx";
import { Heading, Paragraph, Tape } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { formRows } from "#app/email/form-rows.tsx";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formFacts } from "#app/forms/form-facts.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";
import { type ApplicationFields, applicationFields } from "./fields.ts";

/** A stored application for its emails. Its texts are what the applicant typed, whatever that is. */
export type ApplicationForEmail = FormValues<ApplicationFields> & {
  id: string;
  locale: Locale;
  createdAt: Date;
  /** The title of the opening that it is for. */
  openingTitle: string | null;
};

/**
 * Renders the emails of an application (product 13.16): to customer service, in Swedish, and the confirmation in the
 * applicant's language. Only the company's has what was typed, as plain text without control characters: the address is
 * not verified.
 */
export async function renderApplicationEmails(
  application: ApplicationForEmail,
  brand: EmailBrand,
): Promise<{ admin: Email; visitor: Email }> {
  return { admin: await adminEmail(application, brand), visitor: await confirmation(application, brand) };
}

function adminEmail(application: ApplicationForEmail, brand: EmailBrand): Promise<Email> {
  const messages = applicationAdminMessages;
  const { fields } = applicationMessages.sv;
  const { id, name, phone, email, message, locale, createdAt, opening, openingTitle } = application;
  const who = cleanLine(name);
  const role = fields.role.options[application.role];
  const city = fields.city.options[application.city];
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  const facts = formFacts(applicationFields, application, fields, "sv", { without: ["message"] });
  return staffEmail({
    to: brand.customerServiceEmail,
    replyTo: email,
    name: brand.name,
    messages,
    locale,
    subject: fill(messages.subject, { role, city }),
    preheader: fill(messages.preheader, { name: who }),
    reason: messages.why,
    tape: messages.tape,
    heading: who,
    lead: fill(messages.lead, { role: role.toLowerCase(), city }),
    action: { href: telephoneHref(phone), text: fill(messages.call, { number: cleanLine(phone) }) },
    message,
    children: (
      <>
        <Paragraph>
          <TextLink href={absolute(`${adminPaths.applications}/${id}`)}>{messages.open}</TextLink>
        </Paragraph>
        <Facts
          facts={[
            ...(opening && openingTitle
              ? [
                  {
                    label: messages.opening,
                    value: <TextLink href={absolute(openingHref(opening, "sv"))}>{openingTitle}</TextLink>,
                  },
                ]
              : []),
            ...formRows(facts),
            { label: messages.received, value: formatShortMoment(createdAt, "sv") },
          ]}
        />
      </>
    ),
  });
}

function confirmation(application: ApplicationForEmail, brand: EmailBrand): Promise<Email> {
  const { locale, role, city, email, createdAt } = application;
  const messages = applicationConfirmationMessages[locale];
  const { fields } = applicationMessages[locale];
  const mailbox = brand.customerServiceEmail;
  return companyEmail({
    to: email,
    locale,
    name: brand.name,
    mailbox,
    subject: messages.subject,
    preheader: messages.preheader,
    foot: <CompanyDetails brand={brand} mailbox={mailbox} locale={locale} kept={messages.kept} />,
    children: (
      <>
        <Tape>{messages.tape}</Tape>
        <Heading>{messages.heading}</Heading>
        <Paragraph muted>{messages.lead}</Paragraph>
        <Facts
          facts={[
            { label: messages.role, value: fields.role.options[role] },
            { label: messages.city, value: fields.city.options[city] },
            { label: messages.received, value: formatShortMoment(createdAt, locale) },
          ]}
        />
        <Steps title={messages.stepsTitle} steps={messages.steps} />
        <Paragraph>{messages.correct}</Paragraph>
      </>
    ),
  });
}

const job = z.object({ id: z.uuid() });

/** The emails of an application, for the queue's task; none when it was erased. */
export const applicationEmails: WriteEmails = async (payload, { database, brand }) => {
  const { id } = job.parse(payload);
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("job_applications").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  if (!row) return [];
  const locale = asLocale(row.locale);
  const application = {
    ...storedForm(applicationFields, { ...row, opening: row.opening_slug }),
    id,
    locale,
    createdAt: row.created_at,
    openingTitle: row.opening_title,
  };
  const { admin, visitor } = await renderApplicationEmails(application, brand);
  const about = { about: "job_application", aboutId: id } as const;
  return [
    { ...about, kind: "admin", locale: "sv", email: admin },
    { ...about, kind: "visitor", locale, email: visitor },
  ];
};
