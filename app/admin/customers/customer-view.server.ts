import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { demoChangeText } from "#app/admin/demos/demo-view.server.ts";
import type { TimelineEvent } from "#app/admin/emails/timeline-event.ts";
import { labelLead, leadLink } from "#app/admin/leads/lead-labels.server.ts";
import {
  emailEntries,
  eventEntry,
  pastEvents,
  type TimelineEntry,
} from "#app/admin/leads/lead-timeline.server.ts";
import { customerHref, demoHref, leadHref } from "#app/admin/urls.ts";
import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { DemoChange, listDemosById } from "#app/demos/demos.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { timelinePage, timelineRows } from "#app/domain/timeline-page.ts";
import { mailto } from "#app/email/email-links.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor, formatNumber } from "#app/i18n/numbers.ts";
import type { TimelineEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { CustomerKind } from "#app/leads/customer.ts";
import type { LeadEvent } from "#app/leads/events.server.ts";
import { hasEnded } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { customersMessages } from "./words.server.ts";

export interface CustomerParts {
  kind: CustomerKind;
  leads: readonly LeadRow[];
  demos: Awaited<ReturnType<typeof listDemosById>>;
  events: readonly LeadEvent[];
  changes: readonly DemoChange[];
  emails: readonly TimelineEmail[];
  names: Names;
  /** The name that stands for a company, if it has one. */
  companyName: string | null;
  /** The timeline's page begins before this time; null for the latest. */
  before: Date | null;
  now: Date;
  locale: Locale;
}

/** The page of a customer: their facts, requests and demos. */
export function customerData(parts: CustomerParts) {
  const { kind, leads, demos, companyName, now, locale } = parts;
  const messages = customersMessages[locale];
  const all = [...leads, ...demos].toSorted((one, other) => +other.createdAt - +one.createdAt);
  const companies = distinct(all.map(({ company }) => company));
  const people = distinct(all.map(({ name }) => name));
  const name =
    (kind === "company" ? (companyName ?? companies[0]) : (people[0] ?? all[0]?.email ?? all[0]?.phone)) ??
    messages.noName;
  const phone = all.find((each) => each.phone)?.phone;
  return {
    name,
    phone: kind === "person" && phone ? telephoneHref(phone) : null,
    figures: figuresOf(parts, all[0]?.createdAt),
    facts: factsOf(parts, all, { companies, people }),
    nextSteps: leads.flatMap((lead) => {
      const { next, title } = labelLead(lead, now, locale);
      return next && !lead.mergedInto
        ? [{ id: lead.id, ...next, href: leadHref(lead.id, locale), title }]
        : [];
    }),
    requests: leads.map((lead) => ({
      ...leadLink(lead, now, locale),
      ...(kind === "company" ? { text: [lead.name, lead.number].filter(Boolean).join(" · ") } : {}),
    })),
    demos: demos.map((demo) => ({
      id: demo.id,
      href: demoHref(demo.id, locale),
      text: formatShortMoment(demo.startsAt, locale),
      chip: demoChip(demo, now, locale),
    })),
    ...timelineOf(parts),
  };
}

/** What a customer amounts to, in numbers; nothing of which there is none. */
function figuresOf({ leads, demos, now, locale }: CustomerParts, latest: Date | undefined) {
  const { figures, facts } = customersMessages[locale];
  const counted = leads.filter(({ mergedInto }) => !mergedInto);
  const open = counted.filter(({ status }) => !hasEnded(status));
  const kronor = (of: readonly LeadRow[]) => {
    const value = of.reduce((total, lead) => total + (lead.value ?? 0), 0);
    return value > 0 ? formatKronor(value, locale) : null;
  };
  const number = (count: number) => (count > 0 ? formatNumber(count, locale) : null);
  return [
    { name: figures.leads, text: number(counted.length) },
    { name: figures.open, text: number(open.length) },
    { name: figures.demos, text: number(demos.length) },
    { name: facts.openValue, text: kronor(open) },
    { name: facts.wonValue, text: kronor(counted.filter(({ status }) => status === "won")) },
    { name: figures.latest, text: latest ? formatRecent(latest, now, locale) : null },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

/** A fact about a customer; each value may be a link. */
interface CustomerFact {
  label: string;
  values: readonly { text: string; href?: string }[];
}

function factsOf(
  { kind, leads, names, locale }: CustomerParts,
  all: readonly (LeadRow | CustomerParts["demos"][number])[],
  { companies, people }: { companies: readonly string[]; people: readonly string[] },
): CustomerFact[] {
  const { facts } = customersMessages[locale];
  const texts = (values: readonly (string | null)[]) => distinct(values).map((text) => ({ text }));
  const linked = (of: CustomerKind, values: readonly string[]) =>
    values.map((text) => {
      const row = all.find((each) => (of === "company" ? each.company : each.name) === text);
      return row ? { text, href: customerHref(of, row.id, locale) } : { text };
    });
  const open = leads.filter(({ status, mergedInto }) => !hasEnded(status) && !mergedInto);
  const owners = open.map(({ assignedTo }) => (assignedTo && names.get(assignedTo)) || null);
  const firstRequestAt = all.at(-1)?.createdAt.toISOString();
  const rows: CustomerFact[] = [
    { label: facts.owners, values: texts(owners) },
    kind === "company"
      ? { label: facts.people, values: linked("person", people) }
      : { label: facts.companies, values: linked("company", companies) },
    { label: facts.names, values: kind === "person" && people.length > 1 ? texts(people) : [] },
    {
      label: facts.emails,
      values: distinct(all.map(({ email }) => email?.toLowerCase() ?? null)).map((text) => ({
        text,
        href: mailto(text),
      })),
    },
    {
      label: facts.phones,
      values: distinct(all.map(({ phone }) => phone)).map((text) => ({ text, href: telephoneHref(text) })),
    },
    { label: facts.organisations, values: texts(leads.map(({ orgNumber }) => orgNumber)) },
    {
      label: facts.first,
      values: firstRequestAt ? [{ text: formatDay(firstRequestAt, locale, { year: true }) }] : [],
    },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

/** A page of a customer's timeline: leads, demos, emails and notes, latest first. */
function timelineOf({ before, leads, demos, events, changes, emails, names, now, locale }: CustomerParts): {
  timeline: TimelineEvent[];
  next: Date | null;
} {
  const messages = customersMessages[locale].event;
  const about = (id: string | null) => {
    const lead = leads.find((each) => each.id === id);
    if (lead)
      return {
        about: { href: leadHref(lead.id, locale), label: fill(messages.request, { number: lead.number }) },
      };
    const demo = demos.find((each) => each.id === id);
    if (!demo) return {};
    const time = formatShortMoment(demo.startsAt, locale);
    return { about: { href: demoHref(demo.id, locale), label: fill(messages.aboutDemo, { time }) } };
  };
  const all: TimelineEntry[] = [
    // Demos are entries of their own, below.
    ...events
      .filter(({ kind }) => kind !== "demoBooked")
      .map((event) => ({ ...eventEntry(event, names, null, locale), ...about(event.leadId) })),
    ...leads.map((lead) => ({
      key: lead.id,
      time: lead.createdAt,
      text: messages.received,
      detail: lead.name,
      note: lead.message ? { id: lead.id, text: lead.message, mine: false } : null,
      ...about(lead.id),
    })),
    ...demos.map((demo) => ({
      key: demo.id,
      time: demo.createdAt,
      text: fill(messages.demo, { time: formatShortMoment(demo.startsAt, locale) }),
      detail: demo.name,
      ...about(demo.id),
    })),
    ...changes.map((change) => ({
      key: `change ${change.id}`,
      time: change.at,
      text: demoChangeText(change, locale),
      detail: nameOf(names, change.actor, locale) ?? messages.visitor,
      ...about(change.about),
    })),
    ...emailEntries(emails, messages.email, locale).map(({ aboutId, ...entry }) => ({
      ...entry,
      ...about(aboutId),
    })),
  ];
  const older = all
    .filter(({ time }) => !before || time < before)
    .toSorted((one, other) => +other.time - +one.time);
  const { pageEntries, next } = timelinePage(older, timelineRows);
  return { timeline: pastEvents(pageEntries, now, locale), next };
}

/** The texts that are not empty, each once, in order. */
function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? [text] : [])))];
}
