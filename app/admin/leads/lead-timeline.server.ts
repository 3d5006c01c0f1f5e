import { type Names, nameOf, namesOf } from "#app/admin/colleagues.server.ts";
import { emailLabel } from "#app/admin/emails/email-label.server.ts";
import { fileLabels } from "#app/admin/emails/file-labels.server.ts";
import {
  incomingEmailLabel,
  incomingEmailText,
  senderText,
} from "#app/admin/emails/incoming-email-label.server.ts";
import type { TimelineEvent } from "#app/admin/emails/timeline-event.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { timelinePage, timelineRows } from "#app/domain/timeline-page.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { type EmailStatus, isToVisitor } from "#app/leads/conversation/sent-email.ts";
import type { TimelineEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { LeadEvent } from "#app/leads/events.server.ts";
import { leadStatuses } from "#app/leads/lead-status.ts";
import {
  leadFactMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "#app/leads/words.server.ts";
import { factText, sourceLabel } from "./lead-labels.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";
import type { LeadParts } from "./lead-view.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** An event or email of a timeline, before it is sorted. */
export type TimelineEntry = Omit<TimelineEvent, "look" | "at"> & { time: Date };

/**
 * A page of a lead's timeline, events and emails to the visitor, latest first, and the time that the next page begins
 * before. The first page begins with when the lead will be erased, the last one ends with when it came.
 */
export function leadTimeline(parts: LeadParts): { events: TimelineEvent[]; next: Date | null } {
  const { lead, timeline, colleagues, me, retentionMonths, now, locale } = parts;
  const messages = leadPanelMessages[locale].event;
  const names = namesOf(colleagues);
  const erasedAt = new Date(lead.createdAt);
  erasedAt.setUTCMonth(erasedAt.getUTCMonth() + retentionMonths);
  const { pageEntries, next } = timelinePage(
    [
      ...timeline.events.map((event) => eventEntry(event, names, me.userId, locale)),
      ...emailEntries(timeline.emails, messages.confirmation, locale),
    ].toSorted((one, other) => +other.time - +one.time),
    timelineRows,
  );
  const erased = {
    key: "erased",
    look: "next" as const,
    text: messages.erased,
    detail: null,
    at: {
      iso: erasedAt.toISOString().slice(0, 10),
      text: dateFormat(locale, { month: "short", year: "numeric" }).format(erasedAt).replace(".", ""),
    },
  };
  const received = {
    key: "received",
    look: "now" as const,
    text: messages.received,
    detail: null,
    at: timeOf(lead.createdAt, now, locale),
  };
  return {
    events: [
      ...(lead.status === "won" || timeline.before ? [] : [erased]),
      ...pastEvents(pageEntries, now, locale),
      ...(next ? [] : [received]),
    ],
    next,
  };
}

/** An event of a lead as an entry; notes of `me` can be removed. */
export function eventEntry(event: LeadEvent, names: Names, me: string | null, locale: Locale): TimelineEntry {
  const { id, leadId, at: time, actor, system, note, said, incoming } = event;
  const { email, delivery } = eventEmail(event, locale);
  return {
    key: `event ${id}`,
    time,
    text: leadEventText(event, names, locale),
    detail:
      [incoming ? senderText(incoming) : (system ?? nameOf(names, actor, locale)), delivery]
        .filter(Boolean)
        .join(" · ") || null,
    note: note
      ? { id: note.id, text: note.text, mine: me !== null && note.author === me }
      : said === null
        ? null
        : { id, text: said, mine: false },
    email,
    incoming: incoming && incomingEmailLabel(incoming, leadId, locale),
  };
}

/** The automatic emails to a visitor as entries; `line` has the placeholder {subject}. */
export function emailEntries(
  emails: readonly TimelineEmail[],
  line: string,
  locale: Locale,
): (TimelineEntry & { aboutId: string })[] {
  return emails.filter(isToVisitor).map((email) => ({
    key: email.id,
    time: email.at,
    text: fill(line, { subject: email.subject }),
    detail: deliveryText(email.status, locale),
    email: emailLabel(email, locale),
    aboutId: email.aboutId,
  }));
}

/** Entries with their times in words. */
export function pastEvents(entries: readonly TimelineEntry[], now: Date, locale: Locale): TimelineEvent[] {
  return entries.map(({ time, ...entry }) => ({ ...entry, look: "past", at: timeOf(time, now, locale) }));
}

function timeOf(time: Date, now: Date, locale: Locale) {
  return { iso: time.toISOString(), text: formatRecent(time, now, locale) };
}

/** An event of a lead, in words. */
function leadEventText(event: LeadEvent, names: Names, locale: Locale): string {
  const messages = leadPanelMessages[locale].event;
  const { kind, to, reason, when } = event;
  const statusName = (status: string | null) => {
    const leadStatus = oneOf(leadStatuses, status);
    return leadStatus ? leadStatusMessages[locale].one[leadStatus] : "–";
  };
  if (kind === "status") {
    const reasonText = wordOf(lostReasonMessages[locale], reason);
    const values = {
      from: statusName(event.from),
      to: statusName(to),
      reason: reasonText?.toLowerCase() ?? "",
    };
    return fill(reasonText ? messages.lost : messages.status, values);
  }
  if (kind === "assigned")
    return to ? fill(messages.assigned, { to: nameOf(names, to, locale) ?? "" }) : messages.unassigned;
  if (kind === "value")
    return to ? fill(messages.value, { to: formatKronor(Number(to), locale) }) : messages.noValue;
  if (kind === "nextStep") {
    const { steps } = nextStepMessages[locale];
    const step = wordOf(steps, to);
    const before = wordOf(steps, event.from);
    if (before && when)
      return fill(messages.replacedStep, { from: before, time: formatShortMoment(when, locale) });
    return step && when
      ? fill(messages.nextStep, { to: step, time: formatShortMoment(when, locale) })
      : messages.noStep;
  }
  if (kind === "offerDeclined") {
    const declined = wordOf(leadOffersMessages[locale].reasons, reason);
    return declined ? fill(messages.declinedFor, { reason: declined }) : messages.offerDeclined;
  }
  if (kind === "reportUndone") {
    const step = wordOf(messages, to);
    return typeof step === "string" ? fill(messages.undone, { step }) : messages.reportUndone;
  }
  if (kind === "added") return fill(messages.added, { source: sourceLabel(to ?? "", locale) });
  if (kind === "edited") return correctionText(event, locale);
  if (kind === "tags") return fill(messages.tags, { tags: tagsText(event.tags) });
  if (kind === "call") return wordOf(messages.call, to) ?? "–";
  if (kind === "merged" || kind === "split" || kind === "offerSent")
    return fill(messages[kind], { number: to ?? "" });
  if (kind === "email") return fill(messages.email, { subject: event.writtenEmail?.subject ?? "" });
  if (kind === "incomingEmail") return event.incoming ? incomingEmailText(event.incoming, locale) : "–";
  if (kind === "demoBooked" || kind === "demoLinked" || kind === "demoUnlinked")
    return fill(messages[kind], { time: when ? formatShortMoment(when, locale) : "" }).trim();
  return messages[kind];
}

/** A correction of a fact; the message of before is shown below it, since it is long. */
export function correctionText({ field, from, to }: LeadEvent, locale: Locale): string {
  const { edited, editedMessage, empty } = leadPanelMessages[locale].event;
  if (field === "message") return editedMessage;
  return fill(edited, {
    field: wordOf(leadFactMessages[locale], field) ?? "",
    from: factText(field, from, locale) ?? empty,
    to: factText(field, to, locale) ?? empty,
  });
}

/** The tags that were added and removed: "+ Mässa, − Avtal". */
function tagsText(tags: LeadEvent["tags"]): string {
  const added = tags?.added.map((name) => `+ ${name}`) ?? [];
  const removed = tags?.removed.map((name) => `− ${name}`) ?? [];
  return [...added, ...removed].join(", ");
}

/** How the delivery of an email went; "waiting" before the first attempt. */
function deliveryText(status: EmailStatus | undefined, locale: Locale): string {
  return leadPanelMessages[locale].event.delivery[status ?? "waiting"];
}

/** The email of an event and how its delivery went; nulls for other events. */
function eventEmail({ writtenEmail, leadId }: LeadEvent, locale: Locale) {
  if (!writtenEmail) return { email: null, delivery: null };
  const { delivery, files, ...written } = writtenEmail;
  const state = delivery ?? { id: "", status: "waiting" as const, problem: null, error: null };
  return {
    email: emailLabel(
      { ...written, ...state, about: "lead_email", kind: "written" },
      locale,
      fileLabels(files, leadId, locale),
    ),
    delivery: deliveryText(delivery?.status, locale),
  };
}
