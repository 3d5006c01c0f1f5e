import { answerLabel, senderText } from "#app/admin/answers/answer-label.server.ts";
import { type Names, nameOf, namesOf } from "#app/admin/colleagues.server.ts";
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
import { leadPanelMessages } from "./messages.server.ts";

/** An event or email of a timeline, before it is sorted. */
export type TimelineEntry = Omit<EventLabel, "look" | "at"> & { time: Date };

/**
 * A page of a lead's timeline, events and emails to the visitor, latest first, and the time that the next page begins
 * before. The first page begins with when the lead will be erased, the last one ends with when it came.
 */
export function leadTimeline(parts: LeadParts): { events: EventLabel[]; next: Date | null } {
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
  const { id, leadId, at: time, actor, note, answer } = event;
  const { email, delivery } = eventEmail(event, locale);
  return {
    key: `event ${id}`,
    time,
    text: leadEventText(event, names, locale),
    detail:
      [answer ? senderText(answer) : nameOf(names, actor, locale), delivery].filter(Boolean).join(" · ") ||
      null,
    note: note && { id: note.id, text: note.text, mine: me !== null && note.author === me },
    email,
    answer: answer && answerLabel(answer, leadId, locale),
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
export function pastEvents(entries: readonly TimelineEntry[], now: Date, locale: Locale): EventLabel[] {
  return entries.map(({ time, ...entry }) => ({ ...entry, look: "past", at: timeOf(time, now, locale) }));
}

function timeOf(time: Date, now: Date, locale: Locale) {
  return { iso: time.toISOString(), text: formatRecent(time, now, locale) };
}
