import { answerLabel, senderText } from "#app/admin/answers/answer-label.server.ts";
import type { TimelineEmail } from "#app/admin/emails/data.server.ts";
import { emailLabel } from "#app/admin/emails/email-label.server.ts";
import { isToVisitor } from "#app/admin/emails/rules.ts";
import type { EventLabel } from "#app/admin/ui/event-list.tsx";
import { timelinePage, timelineRows } from "#app/admin/ui/timeline-page.ts";
import { formatRecent } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadEvent } from "./events.server.ts";
import { deliveryText, eventEmail, leadEventText } from "./lead-events.server.ts";
import type { LeadParts } from "./lead-view.server.ts";
import { leadPanelWords } from "./words.server.ts";

/** An event or email of a timeline, before it is put in order. */
export type TimelineEntry = Omit<EventLabel, "look" | "at"> & { moment: Date };

/**
 * A page of what happened to a lead and the emails to its visitor, latest first, with the moment that the next one
 * begins before. The first page begins with when the lead is erased, the last one ends with when it came.
 */
export function leadTimeline(parts: LeadParts): { events: EventLabel[]; next: Date | null } {
  const { lead, timeline, colleagues, me, retentionMonths, now, locale } = parts;
  const words = leadPanelWords[locale].event;
  const nameOf = (id: string | null) =>
    id === null ? null : (colleagues.find((person) => person.id === id)?.name ?? words.formerColleague);
  const erasedAt = new Date(lead.createdAt);
  erasedAt.setUTCMonth(erasedAt.getUTCMonth() + retentionMonths);
  const { shown, next } = timelinePage(
    [
      ...timeline.events.map((event) => eventEntry(event, nameOf, me.userId, locale)),
      ...emailEntries(timeline.emails, words.confirmation, locale),
    ].toSorted((one, other) => +other.moment - +one.moment),
    timelineRows,
  );
  const erased = {
    key: "erased",
    look: "next" as const,
    text: words.erased,
    detail: null,
    at: {
      iso: erasedAt.toISOString().slice(0, 10),
      text: dateFormat(locale, { month: "short", year: "numeric" }).format(erasedAt).replace(".", ""),
    },
  };
  const received = {
    key: "received",
    look: "now" as const,
    text: words.received,
    detail: null,
    at: timeOf(lead.createdAt, now, locale),
  };
  return {
    events: [
      ...(lead.status === "won" || timeline.before ? [] : [erased]),
      ...inOrder(shown, now, locale),
      ...(next ? [] : [received]),
    ],
    next,
  };
}

/** An event of a lead; a note of one's own may be removed, whose id is `me`. */
export function eventEntry(
  event: LeadEvent,
  nameOf: (id: string | null) => string | null,
  me: string | null,
  locale: Locale,
): TimelineEntry {
  const { id, leadId, at: moment, actor, note, answer } = event;
  const { email, delivery } = eventEmail(event, locale);
  return {
    key: `event ${id}`,
    moment,
    text: leadEventText(event, nameOf, locale),
    detail: [answer ? senderText(answer) : nameOf(actor), delivery].filter(Boolean).join(" · ") || null,
    note: note && { id: note.id, text: note.text, mine: me !== null && note.author === me },
    email,
    answer: answer && answerLabel(answer, leadId, locale),
  };
}

/** The emails that the website wrote to a visitor; `line` has a place for their subject. */
export function emailEntries(
  emails: readonly TimelineEmail[],
  line: string,
  locale: Locale,
): (TimelineEntry & { aboutId: string })[] {
  return emails.filter(isToVisitor).map((email) => ({
    key: email.id,
    moment: email.at,
    text: fill(line, { subject: email.subject }),
    detail: deliveryText(email.status, locale),
    email: emailLabel(email, locale),
    aboutId: email.aboutId,
  }));
}

/** Entries with their times in words, latest first; of one moment in the order that they were given in. */
export function inOrder(entries: readonly TimelineEntry[], now: Date, locale: Locale): EventLabel[] {
  return entries
    .toSorted((one, other) => +other.moment - +one.moment)
    .map(({ moment, ...entry }) => ({ ...entry, look: "past", at: timeOf(moment, now, locale) }));
}

function timeOf(moment: Date, now: Date, locale: Locale) {
  return { iso: moment.toISOString(), text: formatRecent(moment, now, locale) };
}
