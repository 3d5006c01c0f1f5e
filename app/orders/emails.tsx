import * as z from "zod/mini";
import { buyerEmailMessages } from "#app/content/emails/offer.server.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { CompanyDetails, type EmailBrand } from "#app/email/company-details.tsx";
import { companyEmail } from "#app/email/company-email.tsx";
import { Amounts, type Fact, Facts, TextLink } from "#app/email/email-facts.tsx";
import { Action, Heading, Lines, Paragraph, Tape } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { formatPeriod } from "#app/i18n/period.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Email } from "#backend/mail/email.ts";
import { linkOfLead } from "./link.server.ts";
import { type OrderLink, ownOrderHref } from "./link.ts";
import { offerState, sumOfOffer } from "./offer.ts";
import { offerRows } from "./offer-rows.ts";
import { type OfferRow, readOffers } from "./offers.server.ts";
import { namedOf, type OrderEmailKind, orderEmailKinds } from "./order.ts";
import { type OrderRow, readOrder } from "./orders.server.ts";
import { peopleText } from "./people.server.ts";
import { type OfferEmailKind, offerEmailKinds } from "./queued-emails.server.ts";

/** What an email to a buyer needs besides what it is about. */
interface ForBuyer {
  link: OrderLink;
  brand: EmailBrand;
}

/** Renders an email about an offer, in its language: its sum, and one action. */
export function renderOfferEmail(
  kind: OfferEmailKind,
  offer: OfferRow,
  { link, brand }: ForBuyer,
): Promise<Email> {
  const { locale, document } = offer;
  const messages = buyerEmailMessages[locale];
  const own = messages[kind];
  const isOpen = kind === "sent" || kind === "reminder";
  const values = {
    number: document.number,
    sum: formatKronor(sumOfOffer(document.lines, document.vatPercent).net, locale),
    until: formatShortMoment(offer.validUntil, locale),
    name: cleanLine(document.sender.name),
    time: offer.acceptedAt ? formatShortMoment(offer.acceptedAt, locale) : "",
    reason: offer.withdrawnReason ?? "",
    what: planText(planOf(document), locale),
  };
  const facts: Fact[] = [
    ...planFacts(planOf(document), locale),
    ...(isOpen ? [{ label: messages.validUntil, value: values.until }] : []),
    ...(kind === "accepted"
      ? [
          { label: messages.acceptedBy, value: cleanLine(offer.acceptedName ?? "") },
          {
            label: messages.invoiceTo,
            value: <Lines of={(offer.invoiceAddress ?? "").split("\n").map(cleanLine)} />,
          },
          { label: messages.terms, value: document.terms.version },
          { label: messages.checksum, value: offer.checksum },
        ]
      : []),
  ];
  const hasReason = kind === "withdrawn" && offer.withdrawnReason !== null;
  return buyerEmail({
    to: offer.recipient,
    locale,
    brand,
    texts: filled(own, values),
    more: hasReason ? fill(messages.withdrawn.reason, values) : null,
    action: absolute(brand, ownOrderHref(isOpen ? "offer" : "status", link, locale)),
    // The offer itself is read on its page, where it is answered.
    rows: kind === "withdrawn" ? null : offerRows(document, offerMessages[locale], locale),
    facts,
    calendar:
      kind === "accepted" && document.startsAt
        ? { text: messages.calendar, link: calendarOf(brand, link, locale) }
        : null,
  });
}

/** An order as its emails need it. */
export interface OrderForEmail {
  order: OrderRow;
  number: string;
  recipient: string;
  locale: Locale;
  /** Without VAT, of what was accepted; null for an order without an offer. */
  sum: number | null;
}

/** Renders an email about an order, in its buyer's language: what was agreed, its sum, and one action. */
export function renderOrderEmail(
  kind: OrderEmailKind,
  { order, number, recipient, locale, sum }: OrderForEmail,
  { link, brand }: ForBuyer,
): Promise<Email> {
  const messages = buyerEmailMessages[locale];
  const values = { number, what: planText(order, locale), reason: order.cancelledReason ?? "" };
  const named = namedOf(order);
  const comes = order.staff.map(({ name, badge }) =>
    badge ? fill(messages.badge, { name: cleanLine(name), badge: cleanLine(badge) }) : cleanLine(name),
  );
  const missing = { named: String(named), people: String(order.people) };
  const staffLines = named === 0 ? [messages.noNames] : comes;
  const later = named > 0 && named < order.people ? [fill(messages.laterNames, missing)] : [];
  const tellsStaff = order.staffedAt !== null && kind !== "cancelled" && kind !== "done";
  const facts: Fact[] = [
    ...(tellsStaff ? [{ label: messages.staff, value: <Lines of={[...staffLines, ...later]} /> }] : []),
    ...planFacts(order, locale),
    ...(sum === null ? [] : [{ label: messages.sum, value: formatKronor(sum, locale) }]),
  ];
  const changesCalendar = kind === "changed" || kind === "restored";
  const calendarText = kind === "cancelled" ? messages.calendarRemoved : messages.calendarUpdated;
  return buyerEmail({
    to: recipient,
    locale,
    brand,
    texts: filled(messages[kind], values),
    more: kind === "cancelled" ? fill(messages.cancelled.reason, values) : null,
    action: absolute(brand, ownOrderHref("status", link, locale)),
    rows: null,
    facts,
    calendar:
      order.startsAt && (changesCalendar || kind === "cancelled")
        ? { text: calendarText, link: calendarOf(brand, link, locale) }
        : null,
  });
}

interface EmailTexts {
  subject: string;
  preheader: string;
  tape: string;
  heading: string;
  lead: string;
  action: string;
}

function filled(
  { subject, preheader, tape, heading, lead, action }: EmailTexts,
  values: Record<string, string>,
) {
  const texts = { subject, preheader, tape, heading, lead, action };
  const names = Object.keys(texts) as (keyof EmailTexts)[];
  return Object.fromEntries(names.map((name) => [name, fill(texts[name], values)])) as unknown as EmailTexts;
}

/** An email to a buyer: replies go to the sales mailbox, or to the lead where replies are received. */
function buyerEmail({
  to,
  locale,
  brand,
  texts,
  more,
  action,
  rows,
  facts,
  calendar,
}: {
  to: string;
  locale: Locale;
  brand: EmailBrand;
  texts: EmailTexts;
  more: string | null;
  action: string;
  rows: ReturnType<typeof offerRows> | null;
  facts: readonly Fact[];
  calendar: { text: string; link: string } | null;
}): Promise<Email> {
  const mailbox = brand.salesEmail;
  return companyEmail({
    to,
    locale,
    name: brand.name,
    mailbox,
    subject: texts.subject,
    preheader: texts.preheader,
    foot: <CompanyDetails brand={brand} mailbox={mailbox} locale={locale} />,
    children: (
      <>
        <Tape>{texts.tape}</Tape>
        <Heading>{texts.heading}</Heading>
        <Paragraph muted>{texts.lead}</Paragraph>
        {more ? <Paragraph>{more}</Paragraph> : null}
        <Action href={action}>{texts.action}</Action>
        {rows ? <Amounts rows={rows} /> : null}
        <Facts facts={facts} />
        {calendar ? (
          <Paragraph>
            <TextLink href={calendar.link}>{calendar.text}</TextLink>
          </Paragraph>
        ) : null}
        <Paragraph>{buyerEmailMessages[locale].reply}</Paragraph>
      </>
    ),
  });
}

type Plan = Pick<OrderRow, "service" | "people" | "place" | "startsAt" | "endsAt">;

function planOf({ service, people, place, startsAt, endsAt }: OfferRow["document"]): Plan {
  return {
    service,
    people,
    place,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function timesOf({ startsAt, endsAt }: Plan, locale: Locale): string | null {
  return startsAt && endsAt ? formatPeriod(startsAt, endsAt, locale) : null;
}

/** What was agreed, on one line: "2 väktare, lör 27 mars 22:00–06:00". */
function planText(plan: Plan, locale: Locale): string {
  return [peopleText(plan, locale), timesOf(plan, locale)].filter(Boolean).join(", ");
}

function planFacts(plan: Plan, locale: Locale): Fact[] {
  const messages = buyerEmailMessages[locale];
  const times = timesOf(plan, locale);
  return [
    { label: messages.what, value: peopleText(plan, locale) },
    ...(times ? [{ label: messages.when, value: times }] : []),
    ...(plan.place ? [{ label: messages.where, value: cleanLine(plan.place) }] : []),
  ];
}

const absolute = (brand: EmailBrand, path: string) => new URL(path, brand.siteUrl).href;
const calendarOf = (brand: EmailBrand, link: OrderLink, locale: Locale) =>
  absolute(brand, ownOrderHref("calendar", link, locale));

const offerJob = z.object({ id: z.uuid(), email: z.enum(offerEmailKinds) });

/**
 * The email of the task send-offer-email. None when it would be wrong by now: a reminder of an offer that is no longer
 * open, or an offer that was withdrawn, answered or replaced before it was sent.
 */
export const offerEmails: WriteEmails = async (payload, { database, brand, now }) => {
  const { id, email } = offerJob.parse(payload);
  const read = await database.as("service_role", async (queries) => {
    const row = await queries.selectFrom("offers").select("lead_id").where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    return { offers: await readOffers(queries, [row.lead_id]), link: await linkOfLead(queries, row.lead_id) };
  });
  const offer = read?.offers.find((each) => each.id === id);
  if (!read || !offer) return [];
  const state = offerState(offer, read.offers, now);
  if ((email === "sent" || email === "reminder") && state !== "open") return [];
  return [
    {
      about: "offer",
      aboutId: id,
      kind: email,
      locale: offer.locale,
      email: await renderOfferEmail(email, offer, { link: read.link, brand }),
      lead: offer.leadId,
    },
  ];
};

const orderJob = z.object({ id: z.uuid(), email: z.string() });

/**
 * The email of the task send-order-email; the payload's `email` is the kind and the version of the order that it tells
 * of. None when the order says something else by now, or when nobody knows its buyer's address.
 */
export const orderEmails: WriteEmails = async (payload, { database, brand }) => {
  const { id, email: key } = orderJob.parse(payload);
  const kind = orderEmailKinds.find((each) => key.startsWith(`${each}-`));
  if (!kind) throw new Error("no such email about an order");
  const found = await findOrderForEmail(database, id);
  if (!found || isOutdated(kind, found.about.order)) return [];
  const { about, link } = found;
  return [
    {
      about: "order",
      aboutId: id,
      kind: key,
      locale: about.locale,
      email: await renderOrderEmail(kind, about, { link, brand }),
      lead: id,
    },
  ];
};

/** Whether the order has changed so that an email about it would be wrong: that change has queued one of its own. */
function isOutdated(kind: OrderEmailKind, order: OrderRow): boolean {
  if (kind === "cancelled") return order.cancelledAt === null;
  if (order.cancelledAt) return true;
  if (kind === "staffed") return order.staffedAt === null;
  return kind === "done" && order.doneAt === null;
}

function findOrderForEmail(
  database: Database,
  id: string,
): Promise<{ about: OrderForEmail; link: OrderLink } | undefined> {
  return database.as("service_role", async (queries) => {
    const order = await readOrder(queries, id);
    const lead = await queries
      .selectFrom("leads")
      .select(["number", "email", "locale"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!order || !lead) return undefined;
    const offer = (await readOffers(queries, [id])).find((each) => each.id === order.offerId);
    const recipient = offer?.recipient ?? lead.email;
    if (recipient === null) return undefined;
    const sum = offer ? sumOfOffer(offer.document.lines, offer.document.vatPercent).net : null;
    return {
      about: { order, number: lead.number, recipient, locale: offer?.locale ?? asLocale(lead.locale), sum },
      link: await linkOfLead(queries, id),
    };
  });
}
