import { leadHref } from "#app/admin/urls.ts";
import { cityName } from "#app/domain/cities.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { localTime, swedishMoment } from "#app/i18n/swedish-time.ts";
import { hasEnded, statusChoices } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import {
  languageNames,
  leadMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "#app/leads/words.server.ts";
import { orderPeriodOf, serviceTypeOf } from "./form-facts.server.ts";
import { stepTime } from "./next-step.server.ts";

/** A lead in words, as lists and its page show it. */
export function labelLead(lead: LeadRow, now: Date, locale: Locale) {
  const messages = leadMessages[locale];
  const contact = lead.name ?? lead.email ?? lead.phone;
  return {
    id: lead.id,
    version: lead.version,
    title: lead.company ?? contact ?? messages.noName,
    /** The person if the title is the organisation, else their address. */
    person: lead.company ? contact : (lead.email ?? lead.phone),
    service: lead.service && { key: lead.service, label: messages.services[lead.service] },
    city: cityName(lead.city, "sv"),
    type: serviceTypeOf(lead, locale),
    next:
      lead.nextStep && lead.nextAt
        ? {
            text: `${nextStepMessages[locale].steps[lead.nextStep]}, ${stepTime(lead.nextAt, now, locale)}`,
            isDue: lead.nextAt <= now,
          }
        : lead.status === "lost"
          ? { text: lostReasonMessages[locale][lead.lostReason ?? "unknown"], isDue: false }
          : null,
    status: { key: lead.status, label: leadStatusMessages[locale].one[lead.status] },
    source: sourceLabel(lead.source, locale),
    received: { iso: lead.createdAt.toISOString(), text: formatRecent(lead.createdAt, now, locale) },
  };
}

/** How much (characters) of a message a row shows. */
const shownMessage = 160;

/** A row of the list of leads, in words. What is missing is null and shown as nothing. */
export function labelRow(lead: LeadRow, now: Date, locale: Locale) {
  const { kinds } = leadMessages[locale];
  return {
    ...labelLead(lead, now, locale),
    kind: kinds[lead.kind].short,
    tags: lead.tags,
    place: cityName(lead.city, "sv") ?? lead.place,
    /** When an order's work begins, and ends. */
    period: orderPeriodOf(lead, locale),
    message: lead.message?.slice(0, shownMessage).replaceAll(/\s+/g, " ").trim().toWellFormed() || null,
    value: lead.value === null ? null : formatKronor(lead.value, locale),
    isOver: hasEnded(lead.status),
    step: lead.nextStep && lead.nextAt ? { step: lead.nextStep, at: localTime(lead.nextAt) } : null,
  };
}

/** A lead as a link on another page: its title and number, when it came, and its status. */
export function leadLink(lead: LeadRow, now: Date, locale: Locale) {
  const { id, title, status, received } = labelLead(lead, now, locale);
  return {
    id,
    href: leadHref(id, locale),
    text: `${title} · ${lead.number}`,
    received: received.text,
    status,
  };
}

/** The statuses that a lead can be given, a lost one with each reason. */
export function statusOptions(locale: Locale) {
  const { one } = leadStatusMessages[locale];
  return Array.from(statusChoices, ([value, { status, lostReason }]) => ({
    value,
    label:
      status === "lost"
        ? `${one.lost}: ${lostReasonMessages[locale][lostReason ?? "unknown"].toLowerCase()}`
        : one[status],
  }));
}

/** The value of a fact, as an event has it, in words; null for none. */
export function factText(field: string | null, value: string | null, locale: Locale): string | null {
  if (!value) return null;
  if (field === "service") return wordOf(leadMessages[locale].services, value) ?? value;
  if (field === "locale") return wordOf(languageNames[locale], value) ?? value;
  const time = field === "startsAt" && swedishMoment(value);
  if (time) return formatShortMoment(time, locale);
  return value;
}

/** The name of a lead's source; one for all unknown keys. */
export function sourceLabel(source: string, locale: Locale): string {
  const { sources, otherSource } = leadMessages[locale];
  return wordOf(sources, source) ?? otherSource;
}
