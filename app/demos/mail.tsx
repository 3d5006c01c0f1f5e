import { demoEmailWords, salesRepWords } from "#app/content/emails/demo.server.ts";
import { demoFormWords } from "#app/content/pages/demo.server.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { type Fact, Facts, Note, TextLink } from "#app/email/email-facts.tsx";
import { mailto } from "#app/email/email-links.ts";
import { Action, Heading, Paragraph, Tape } from "#app/email/email-parts.tsx";
import { formRows } from "#app/email/form-rows.tsx";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formFacts } from "#app/forms/form-facts.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { adminPaths } from "#app/site-map.ts";
import { cleanLine } from "#backend/mail/clean-text.ts";
import type { Email } from "#backend/mail/email.ts";
import { durationText, meetingStart, meetingTime } from "./booked-view.server.ts";
import { calendarFile } from "./calendar-file.server.ts";
import type { DemoForEmail, SalesRepEmail, VisitorEmail } from "./delivery.server.ts";
import { demoFields } from "./fields.ts";
import { ownDemoHref } from "./link.ts";
import { demoZone } from "./rules.ts";
import { formatDayName } from "./view.server.ts";

/**
 * Renders an email about a demo: to the visitor in their language, or to a sales rep in Swedish with all answers.
 * Only the sales rep's has what the visitor typed, as plain text without control characters: the visitor's address is
 * not verified. Emails that add, move or cancel the meeting, or give its link, have its calendar file.
 */
export function renderDemoEmail(
  email: VisitorEmail | SalesRepEmail,
  booking: DemoForEmail,
  salesRep: DemoForEmail["salesRep"],
  brand: EmailBrand,
): Promise<Email> {
  switch (email) {
    case "sales-rep-booked":
    case "sales-rep-moved":
    case "sales-rep-cancelled":
      return salesRepEmail(email, booking, salesRep, brand);
    default:
      return visitorEmail(email, booking, brand);
  }
}

async function visitorEmail(email: VisitorEmail, booking: DemoForEmail, brand: EmailBrand): Promise<Email> {
  const { locale, meetingLink } = booking;
  const words = demoEmailWords[locale];
  const values = { when: shortWhen(booking, locale), time: meetingStart(booking, locale) };
  const own = words[email];
  const subject = fill(own.subject, values);
  const isOver = email === "cancelled" || email === "missed";
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  const changeUrl = absolute(ownDemoHref("change", booking.link, locale));
  const replyTo = booking.salesRep.email ?? brand.salesEmail;
  const facts: Fact[] = [
    { label: words.when, value: meetingTime(booking, locale) },
    ...(isOver ? [] : [{ label: words.where, value: meetingPlace(booking, locale) }]),
    { label: words.about, value: demoFormWords[locale].fields.service.options[booking.service] },
    ...(isOver || email === "new-time"
      ? []
      : [
          {
            label: words.changeLabel,
            value: (
              <>
                <TextLink href={changeUrl}>{words.change}</TextLink>
                {`, ${fill(words.changeUntil, { before: durationText(booking.changeUntilMinutes, locale) })}`}
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
    preheader: fill(words.preheader, values),
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
        <Tape>{fill(own.tape, values)}</Tape>
        <Heading>{own.heading}</Heading>
        <Paragraph muted>{own.lead}</Paragraph>
        {isOver && <Action href={absolute(pageHref("demo", locale))}>{words.again}</Action>}
        {email === "new-time" && <Action href={changeUrl}>{words.chooseNew}</Action>}
        {meetingLink && !isOver && email !== "new-time" && <Action href={meetingLink}>{words.join}</Action>}
        <Facts facts={facts} />
        <Paragraph>{words.question}</Paragraph>
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
  const words = salesRepWords;
  const when = shortWhen({ ...booking, timeZone: demoZone }, "sv");
  const company = cleanLine(booking.company);
  const address = cleanLine(booking.email);
  const isCancelled = email === "sales-rep-cancelled";
  return staffEmail({
    to: salesRep.email ?? brand.salesEmail,
    replyTo: booking.email,
    name: brand.name,
    words,
    locale: booking.locale,
    subject: fill(words[email].subject, { when, company }),
    preheader: fill(words.preheader, { lead: words[email].lead, when }),
    why: words.why,
    tape: capital(when),
    heading: company,
    lead: `${words[email].lead}.`,
    action: { href: mailto(address), text: fill(words.write, { address }) },
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
            { label: demoEmailWords.sv.when, value: meetingTime(booking, "sv", words.ownTime) },
            { label: demoEmailWords.sv.where, value: meetingPlace(booking, "sv") },
            ...answersOf(booking),
            { label: words.booked, value: formatShortMoment(booking.createdAt, "sv") },
          ]}
        />
        <Paragraph>
          <TextLink href={new URL(`${adminPaths.demos}/${booking.id}`, brand.siteUrl).href}>
            {words.open}
          </TextLink>
        </Paragraph>
        {!booking.meetingLink && !isCancelled && <Note title={words.noLink.title}>{words.noLink.text}</Note>}
      </>
    ),
  });
}

function answersOf(booking: DemoForEmail): Fact[] {
  const values = { ...booking, meetingPlatform: null, selectedDate: null, selectedTime: null };
  const facts = formFacts(demoFields, values, demoFormWords.sv.fields, "sv", {
    first: ["service"],
    without: ["message"],
  });
  return formRows(facts);
}

function meetingPlace({ platform, meetingLink }: DemoForEmail, locale: Locale) {
  const name = demoFormWords[locale].fields.meetingPlatform.options[platform];
  if (!meetingLink) return fill(demoEmailWords[locale].linkLater, { platform: name });
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
  return fill(demoEmailWords[locale].whenShort, {
    day: formatDayName(booking.startsAt, locale),
    time: meetingStart(booking, locale),
  });
}
