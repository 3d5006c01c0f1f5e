import { contactBefore, responsePromise } from "#app/company/promise.ts";
import { demoEmailMessages, salesRepMessages } from "#app/content/emails/demo.server.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto } from "#app/email/email-links.ts";
import { Action, Heading, Paragraph, Tape } from "#app/email/email-parts.tsx";
import { formRows } from "#app/email/form-rows.tsx";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formFacts } from "#app/forms/form-facts.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock, formatShortMoment, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";
import { durationText, meetingStart, meetingTime } from "./booked-view.server.ts";
import { calendarFile } from "./calendar-file.server.ts";
import type { DemoForEmail, SalesRepEmail, VisitorEmail } from "./delivery.server.ts";
import { demoFields } from "./fields.ts";
import { ownDemoHref } from "./link.ts";
import { demoZone } from "./slots.ts";
import { formatDayName } from "./view.server.ts";

/**
 * Renders an email about a demo: to the visitor in their language, or to a sales rep in Swedish with all answers. Only
 * the sales rep's has what the visitor typed, as plain text without control characters: the visitor's address is not
 * verified. Emails that add, move or cancel the meeting, or give its link, contain its calendar file.
 */
export function renderDemoEmail(
  email: VisitorEmail | SalesRepEmail,
  booking: DemoForEmail,
  salesRep: DemoForEmail["salesRep"],
  brand: EmailBrand,
  now: Date,
): Promise<Email> {
  switch (email) {
    case "sales-rep-booked":
    case "sales-rep-moved":
    case "sales-rep-cancelled":
      return salesRepEmail(email, booking, salesRep, brand);
    default:
      return visitorEmail(email, booking, brand, now);
  }
}

async function visitorEmail(
  email: VisitorEmail,
  booking: DemoForEmail,
  brand: EmailBrand,
  now: Date,
): Promise<Email> {
  const { locale, meetingLink } = booking;
  const messages = demoEmailMessages[locale];
  const values = { when: shortWhen(booking, locale), time: meetingStart(booking, locale) };
  const emailMessages = messages[email];
  const subject = fill(emailMessages.subject, values);
  const isOver = email === "cancelled" || email === "missed";
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  const changeUrl = absolute(ownDemoHref("change", booking.link, locale));
  const replyTo = booking.salesRep.email ?? brand.salesEmail;
  const facts: Fact[] = [
    { label: messages.when, value: meetingTime(booking, locale) },
    ...(isOver ? [] : [{ label: messages.where, value: meetingPlace(booking, locale) }]),
    { label: messages.about, value: demoFormMessages[locale].fields.service.options[booking.service] },
    ...(isOver || email === "new-time"
      ? []
      : [
          {
            label: messages.changeLabel,
            value: (
              <>
                <TextLink href={changeUrl}>{messages.change}</TextLink>
                {` (${fill(messages.changeUntil, { before: durationText(booking.changeUntilMinutes, locale) })})`}
              </>
            ),
          },
        ]),
  ];
  const hasCalendar = email === "booked" || email === "moved" || email === "link" || email === "cancelled";
  return companyEmail({
    to: booking.email,
    locale,
    name: brand.name,
    mailbox: replyTo,
    subject,
    preheader: fill(messages.preheader, values),
    foot: <CompanyDetails brand={brand} mailbox={replyTo} locale={locale} />,
    calendar:
      hasCalendar &&
      calendarAttachment(booking, brand, {
        isCancelled: email === "cancelled",
        locale,
        changeUrl,
        name: null,
      }),
    children: (
      <>
        <Tape>{fill(emailMessages.tape, values)}</Tape>
        <Heading>{emailMessages.heading}</Heading>
        <Paragraph muted>
          {email === "booked"
            ? `${contactText(booking, brand, now)}${emailMessages.lead}`
            : emailMessages.lead}
        </Paragraph>
        {isOver && <Action href={absolute(pageHref("demo", locale))}>{messages.again}</Action>}
        {email === "new-time" && <Action href={changeUrl}>{messages.chooseNew}</Action>}
        {meetingLink && !isOver && email !== "new-time" && (
          <Action href={meetingLink}>{messages.join}</Action>
        )}
        <Facts facts={facts} />
        <Paragraph>{messages.question}</Paragraph>
      </>
    ),
  });
}

async function salesRepEmail(
  email: SalesRepEmail,
  booking: DemoForEmail,
  salesRep: DemoForEmail["salesRep"],
  brand: EmailBrand,
): Promise<Email> {
  const messages = salesRepMessages;
  const when = shortWhen({ ...booking, timeZone: demoZone }, "sv");
  const company = cleanLine(booking.company);
  const address = cleanLine(booking.email);
  const isCancelled = email === "sales-rep-cancelled";
  return staffEmail({
    to: salesRep.email ?? brand.salesEmail,
    replyTo: booking.email,
    name: brand.name,
    messages,
    locale: booking.locale,
    subject: fill(messages[email].subject, { when, company }),
    preheader: fill(messages.preheader, { lead: messages[email].lead, when }),
    reason: messages.why,
    tape: capital(when),
    heading: company,
    lead: `${messages[email].lead}.`,
    action: { href: mailto(address), text: fill(messages.write, { address }) },
    message: booking.message,
    calendar: calendarAttachment(booking, brand, {
      isCancelled,
      locale: "sv",
      changeUrl: null,
      name: cleanLine(booking.name),
    }),
    children: (
      <>
        <Facts
          facts={[
            { label: demoEmailMessages.sv.when, value: meetingTime(booking, "sv", messages.ownTime) },
            { label: demoEmailMessages.sv.where, value: meetingPlace(booking, "sv") },
            ...bookingFacts(booking),
            { label: messages.booked, value: formatShortMoment(booking.createdAt, "sv") },
          ]}
        />
        <Paragraph>
          <TextLink href={new URL(`${adminPaths.demos}/${booking.id}`, brand.siteUrl).href}>
            {messages.open}
          </TextLink>
        </Paragraph>
        {!booking.meetingLink && !isCancelled && (
          <Note title={messages.noLink.title}>{messages.noLink.text}</Note>
        )}
      </>
    ),
  });
}

function bookingFacts(booking: DemoForEmail): Fact[] {
  const values = { ...booking, meetingPlatform: null, selectedDate: null, selectedTime: null };
  const facts = formFacts(demoFields, values, demoFormMessages.sv.fields, "sv", {
    first: ["service"],
    without: ["message"],
  });
  return formRows(facts);
}

/** The latest time at which we are in touch; null in an email that is sent after that. */
function contactText({ createdAt, locale }: DemoForEmail, { facts }: EmailBrand, now: Date): string {
  const contact = contactBefore(createdAt, responsePromise(facts.openingHours));
  if (now >= contact) return "";
  const values = { day: formatWeekday(contact, locale), time: formatClock(contact, locale) };
  return `${fill(demoEmailMessages[locale].booked.contact, values)} `;
}

function meetingPlace({ platform, meetingLink }: DemoForEmail, locale: Locale) {
  const name = demoFormMessages[locale].fields.meetingPlatform.options[platform];
  if (!meetingLink) return fill(demoEmailMessages[locale].linkLater, { platform: name });
  return (
    <>
      {`${name}: `}
      <TextLink href={meetingLink}>{meetingLink}</TextLink>
    </>
  );
}

function calendarAttachment(
  booking: DemoForEmail,
  brand: EmailBrand,
  {
    isCancelled,
    locale,
    changeUrl,
    name,
  }: { isCancelled: boolean; locale: Locale; changeUrl: string | null; name: string | null },
) {
  const content = calendarFile(
    {
      ...booking,
      visitor: { name, email: booking.email },
      // Always the same organiser, whoever the sales rep is: calendars accept a change from nobody else.
      organizer: { name: brand.name, email: brand.salesEmail },
    },
    { method: isCancelled ? "cancel" : "request", locale, changeUrl },
  );
  return { method: isCancelled ? ("CANCEL" as const) : ("REQUEST" as const), filename: "demo.ics", content };
}

/** "tisdag 24 november 10:30", "Tuesday 24 November at 10:30". */
function shortWhen(booking: Pick<DemoForEmail, "startsAt" | "timeZone">, locale: Locale): string {
  return fill(demoEmailMessages[locale].whenShort, {
    day: formatDayName(booking.startsAt, locale),
    time: meetingStart(booking, locale),
  });
}
