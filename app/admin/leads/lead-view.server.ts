import { randomUUID } from "node:crypto";
import { type Colleague, namesOf } from "#app/admin/colleagues.server.ts";
import { incomingEmailLabel } from "#app/admin/emails/incoming-email-label.server.ts";
import { incomingEmailMessages } from "#app/admin/emails/incoming-email-words.server.ts";
import { customerLinks } from "#app/admin/ui/customer-links.server.ts";
import { adminHref, bookDemoHref, leadHref, offerHref } from "#app/admin/urls.ts";
import { promiseLeft, type ResponsePromise } from "#app/company/promise.ts";
import type { LinkedDemo } from "#app/demos/linked-demos.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { beforeParameter } from "#app/domain/timeline-page.ts";
import { formatClock, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime, swedishDay } from "#app/i18n/swedish-time.ts";
import type { TimelineEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { Signer } from "#app/leads/conversation/signature.ts";
import type { TemplateRow } from "#app/leads/conversation/templates.server.ts";
import type { LeadEvent } from "#app/leads/events.server.ts";
import { writtenFacts } from "#app/leads/facts.ts";
import { callOutcomes, nextSteps } from "#app/leads/lead.ts";
import { readLeadView, timelineId, viewParameters } from "#app/leads/lead-filter.ts";
import { hasEnded, hasNext, leadStatusRules, statusChoiceOf } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import type { Tag } from "#app/leads/tags.server.ts";
import { leadStatusMessages, nextStepMessages } from "#app/leads/words.server.ts";
import type { OfferRow } from "#app/orders/offers.server.ts";
import type { OrderRow } from "#app/orders/orders.server.ts";
import { emailFormData } from "./email-form-view.server.ts";
import { factTexts } from "./fact-texts.server.ts";
import { leadFacts } from "./lead-facts.server.ts";
import { labelLead, statusOptions } from "./lead-labels.server.ts";
import { offerLabels } from "./lead-offers-view.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";
import { leadOrders } from "./lead-orders-view.server.ts";
import { leadTimeline } from "./lead-timeline.server.ts";
import { linkedDemoLabels } from "./linked-demos-view.server.ts";
import { quickTimes, stepTime } from "./next-step.server.ts";
import { type SenderParts, senderData } from "./sender-view.server.ts";
import { leadPanelMessages } from "./words.server.ts";

export interface LeadParts extends SenderParts {
  /** The lead without what it takes from those merged into it: what can be corrected. */
  own: LeadRow;
  events: readonly LeadEvent[];
  /** The events and emails of the timeline's page, which begins before a time (null for the latest page). */
  timeline: { before: Date | null; events: readonly LeadEvent[]; emails: readonly TimelineEmail[] };
  /** The demos that belong to it, and others of the same person. */
  demos: readonly LinkedDemo[];
  /** Its offers and those of the leads merged into it, the latest first. */
  offers: readonly OfferRow[];
  /** The orders that followed from them. */
  orders: readonly OrderRow[];
  /** All tags that leads can have. */
  knownTags: readonly Tag[];
  colleagues: readonly Colleague[];
  me: { userId: string; name: string };
  /** The person who is signed in, as they sign emails. */
  signer: Signer;
  /** The staff's own templates. */
  templates: readonly TemplateRow[];
  /** The URL's parameters: those of the list that it was opened from, and the chosen template. */
  parameters: URLSearchParams;
  retentionMonths: number;
  /** Whether customers' emails come into the lead (REPLY_DOMAIN). */
  receivesEmails: boolean;
  promise: ResponsePromise;
}

/** The data of a lead's page. */
export function leadPanelData(parts: LeadParts) {
  const { lead, colleagues, me, now, locale } = parts;
  const messages = leadPanelMessages[locale];
  const statuses = leadStatusMessages[locale];
  const incoming = latestIncomingEmail(parts);
  const { events, next } = leadTimeline(parts);
  return {
    lead: labelLead(lead, now, locale),
    version: lead.version,
    line: statusLine(parts),
    step: hasNext(lead.status)
      ? { status: leadStatusRules[lead.status].next, label: statuses.markNext[lead.status] }
      : null,
    take:
      lead.assignedTo === me.userId || hasEnded(lead.status)
        ? null
        : { intent: "handle", version: String(lead.version), assigned: me.userId },
    callHref: lead.phone && telephoneHref(lead.phone),
    customers: customerLinks(
      lead.id,
      { person: lead.name ?? lead.email ?? lead.phone, company: lead.company },
      locale,
    ),
    demos: linkedDemoLabels(parts.demos, lead.id, now, locale),
    bookHref: lead.status === "spam" || lead.mergedInto ? null : bookDemoHref(lead.id, locale),
    offers: offerLabels(parts.offers, namesOf(colleagues), now, locale),
    offer: newOffer(parts),
    orders: leadOrders({ ...parts, names: namesOf(colleagues) }),
    facts: leadFacts(lead, locale),
    tags: {
      tags: lead.tags,
      known: parts.knownTags.map(({ name }) => name),
      allHref: adminHref(adminPaths.tags, locale),
    },
    written: writtenFacts(parts.own),
    factTexts: factTexts(locale),
    incoming,
    message: lead.message ? { text: lead.message, locale: lead.locale } : null,
    events,
    older: next && timelineHref(parts, next),
    latest: parts.timeline.before && timelineHref(parts, null),
    ...senderData(parts),
    statuses: statusOptions(locale),
    people: [
      { value: "", label: messages.nobody },
      ...colleagues
        .filter(({ id, active }) => active || id === lead.assignedTo)
        .map(({ id, name }) => ({ value: id, label: name })),
    ],
    saved: {
      status: statusChoiceOf(lead),
      assigned: lead.assignedTo ?? "",
      value: lead.value === null ? "" : String(lead.value),
    } satisfies Record<string, string>,
    next: nextStepData(parts),
    noteId: randomUUID(),
    email: emailFormData(parts, incoming?.subject),
  };
}

/** The link to the page on which an offer is written; null for a lead that is won, spam or merged into another. */
function newOffer({ lead, offers, parameters, locale }: LeadParts) {
  if (lead.status === "won" || lead.status === "spam" || lead.mergedInto) return null;
  const messages = leadOffersMessages[locale];
  return {
    href: offerHref(lead.id, locale, viewParameters(readLeadView(parameters))),
    label: offers.length > 0 ? messages.sendNew : messages.send,
  };
}

/** The path of the lead's page, within its list, with the timeline before a time. */
function timelineHref({ lead, parameters, locale }: LeadParts, before: Date | null): string {
  const list = viewParameters(readLeadView(parameters));
  if (before) list.set(beforeParameter, before.toISOString());
  return `${leadHref(lead.id, locale, list)}#${timelineId}`;
}

/** The customer's latest email, with when it came; null for none. */
function latestIncomingEmail({ events, now, locale }: LeadParts) {
  const event = events.find(({ incoming }) => incoming && !incoming.isAutomatic && !incoming.isSpam);
  if (!event?.incoming) return null;
  return {
    ...incomingEmailLabel(event.incoming, event.leadId, locale),
    subject: event.incoming.subject,
    heading: fill(incomingEmailMessages[locale].latest, { time: timeText(event.at, now, locale) }),
  };
}

function nextStepData({ lead, promise, now, locale }: LeadParts) {
  const { steps } = nextStepMessages[locale];
  const { nextStep, nextAt } = lead;
  return {
    current:
      nextStep && nextAt
        ? {
            step: nextStep,
            at: localTime(nextAt),
            text: `${steps[nextStep]}, ${stepTime(nextAt, now, locale)}`,
            isDue: nextAt <= now,
          }
        : null,
    steps: nextSteps
      .filter((value) => value !== "respond" || value === nextStep)
      .map((value) => ({ value, label: steps[value] })),
    times: quickTimes(now, promise, locale),
    calls: lead.phone
      ? callOutcomes.map((value) => ({ value, label: leadPanelMessages[locale].calls[value] }))
      : [],
    isOver: hasEnded(lead.status),
  };
}

function statusLine({ lead, promise, now, locale }: LeadParts): string {
  const messages = leadPanelMessages[locale];
  const received = fill(messages.received, { time: timeText(lead.createdAt, now, locale) });
  if (lead.firstResponseAt)
    return `${received} · ${fill(messages.answered, { time: timeText(lead.firstResponseAt, now, locale) })}`;
  if (lead.status !== "new") return received;
  const { at, minutes } = promiseLeft(lead.createdAt, now, promise);
  return `${received} · ${fill(minutes < 0 ? messages.late : messages.respondBefore, { time: timeText(at, now, locale) })}`;
}

/** The time of day if it is today, else with the day. */
function timeText(time: Date, now: Date, locale: Locale): string {
  const clock = formatClock(time, locale);
  const isToday = swedishDay(time) === swedishDay(now);
  return isToday ? clock : formatShortMoment(time, locale);
}
