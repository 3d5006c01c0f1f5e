import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { linkedLeadData } from "#app/admin/leads/linked-demos-view.server.ts";
import { customerLinks } from "#app/admin/ui/customer-links.server.ts";
import { detailFacts } from "#app/admin/ui/detail-facts.tsx";
import type { EventLabel } from "#app/admin/ui/event-list.tsx";
import { adminHref, demoHref } from "#app/admin/urls.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { meetingTime } from "#app/demos/booked-view.server.ts";
import { isToBeHeld, mayBeInvited, possibleMarks } from "#app/demos/demo.ts";
import { demoChip } from "#app/demos/demo-chip.server.ts";
import type { DemoChange, DemoFile, DemoRow } from "#app/demos/demos.server.ts";
import { type DemosView, demoScopes, demosParameters } from "#app/demos/demos-view.ts";
import { type DemoCalendar, lastStaffDay } from "#app/demos/slots.ts";
import { formatDayName, slotsView } from "#app/demos/view.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { mailto } from "#app/email/email-links.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock, formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noonOf } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { TimelineEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { demoPanelMessages, demoStaffMessages, demosPageMessages } from "./words.server.ts";

/** The path of a view of the demos, or of a demo's page within it. */
export function demosHref(view: DemosView, locale: Locale, id = ""): string {
  const parameters = demosParameters(view);
  return id ? demoHref(id, locale, parameters) : adminHref(adminPaths.demos, locale, parameters);
}

/** The list's rows by day, with its tabs and pages; `isSalesRep`: whether the person who is signed in is one. */
export function demoListData(
  rows: readonly DemoRow[],
  next: DemosView["after"],
  { view, isSalesRep, now, locale }: { view: DemosView; isSalesRep: boolean; now: Date; locale: Locale },
) {
  const { list } = demosPageMessages[locale];
  const isMine = view.scope === "mine";
  const days = Map.groupBy(rows, ({ startsAt }) => swedishDay(startsAt));
  return {
    tabs: demoScopes
      .filter((scope) => scope !== "mine")
      .map((scope) => ({
        key: scope,
        label: list.scopes[scope],
        href: demosHref({ ...view, scope, after: null }, locale),
        current: scope === (isMine ? "ahead" : view.scope),
      })),
    /** The link from everybody's coming demos to one's own, or back. */
    scopeLink:
      isMine || (isSalesRep && view.scope === "ahead")
        ? {
            href: demosHref({ ...view, scope: isMine ? "ahead" : "mine", after: null }, locale),
            label: isMine ? list.everyones : list.mine,
          }
        : null,
    days: [...days].map(([day, demos]) => ({
      day,
      title: capital(dayTitle(day, now, locale)),
      demos: demos.map((demo) => ({
        id: demo.id,
        href: demosHref(view, locale, demo.id),
        company: demo.company,
        time: { iso: demo.startsAt.toISOString(), text: formatClock(demo.startsAt, locale) },
        detail: [
          demo.name,
          demoFormMessages[locale].fields.meetingPlatform.options[demo.platform],
          demo.salesRep,
        ].join(" · "),
        chip: demoChip(demo, now, locale),
        noLink: isToBeHeld(demo, now) && !demo.meetingLink,
      })),
    })),
    empty: rows.length === 0 ? list.empty[view.scope] : null,
    older: next && demosHref({ ...view, after: next }, locale),
    latest: view.after && demosHref({ ...view, after: null }, locale),
  };
}

interface DemoParts {
  /** Null when the booking can't be moved. */
  calendar: DemoCalendar | null;
  changes: readonly DemoChange[];
  emails: readonly Pick<TimelineEmail, "id" | "kind" | "status" | "at">[];
  names: Names;
  /** The lead that it belongs to, and others that it could belong to. */
  leads: readonly LeadRow[];
  now: Date;
  locale: Locale;
}

/** The page of a demo: its facts, its buttons and what has happened. */
export function demoPanelData(demo: DemoFile, parts: DemoParts) {
  const { calendar, leads, now, locale } = parts;
  const messages = demoPanelMessages[locale];
  const staff = demoStaffMessages[locale];
  const form = demoFormMessages[locale];
  const isBooked = demo.status === "booked";
  const isAhead = isToBeHeld(demo, now);
  const facts = detailFacts([
    [messages.facts.contact, demo.name],
    [messages.facts.email, demo.email, mailto(demo.email)],
    [messages.facts.phone, demo.phone, demo.phone && telephoneHref(demo.phone)],
    [messages.facts.service, form.fields.service.options[demo.service]],
    [messages.facts.platform, form.fields.meetingPlatform.options[demo.platform]],
    [messages.facts.salesRep, demo.salesRep],
    [messages.facts.language, demo.locale === locale ? null : messages.languages[demo.locale]],
    [messages.facts.booked, formatShortMoment(demo.createdAt, locale)],
    [staff.cancelled.fact, demo.cancelledBy && staff.cancelled.by[demo.cancelledBy]],
    [staff.cancelled.reason, demo.cancelReason],
  ]);
  return {
    id: demo.id,
    version: demo.version,
    title: demo.company,
    when: meetingTime(demo, locale, messages.ownTime),
    chip: demoChip(demo, now, locale),
    facts,
    message: demo.message ? { text: demo.message, locale: demo.locale } : null,
    meetingLink: demo.meetingLink,
    join: isAhead ? demo.meetingLink : null,
    callHref: demo.phone && telephoneHref(demo.phone),
    writeHref: mailto(demo.email),
    note: demo.note ?? "",
    lastDay: lastStaffDay(now),
    invitation: invitationOf(demo, now, locale),
    canLink: isAhead,
    canCancel: isAhead,
    cancelText: fill(messages.cancel.text, { company: demo.company }),
    /** The buttons that note how the meeting went, once it has begun, or undo that. */
    marks: possibleMarks(demo, now).map((outcome) => ({ outcome, ...markLooks(messages)[outcome] })),
    slots: isBooked && calendar ? slotsView(calendar, { locale, messages: form, now }) : null,
    customers: customerLinks(demo.id, { person: demo.name, company: demo.company }, locale),
    linkedLead: linkedLeadData(demo, leads, now, locale),
    events: eventLabels(demo, parts),
  };
}

/** How the buttons that note an outcome look. */
const markLooks = (messages: (typeof demoPanelMessages)[Locale]) =>
  ({
    done: { label: messages.held, look: "primary" },
    no_show: { label: messages.noShow, look: "outline" },
    booked: { label: messages.reopen, look: "outline" },
  }) as const;

/** The email that asks the visitor for a new time, before the meeting or when they did not come; null otherwise. */
function invitationOf(demo: DemoFile, now: Date, locale: Locale) {
  if (!mayBeInvited(demo, now)) return null;
  const { status, company, invitedAt } = demo;
  const messages = demoStaffMessages[locale].invite;
  const isMissed = status === "no_show";
  const text = fill(isMissed ? messages.missedText : messages.askText, { company });
  return { text, sent: invitedAt !== null, isMissed };
}

/** A change of a booking in words, with the time before and after if it was moved. */
export function demoChangeText({ kind, data }: DemoChange, locale: Locale): string {
  const formatTime = (value: unknown) => {
    const moment = new Date(String(value));
    return Number.isNaN(moment.getTime()) ? "–" : formatShortMoment(moment, locale);
  };
  const text = wordOf(demoPanelMessages[locale].event, kind) ?? kind;
  return fill(text, { was: formatTime(data.was), now: formatTime(data.now) });
}

function eventLabels(demo: DemoFile, { changes, emails, names, now, locale }: DemoParts): EventLabel[] {
  const { event, email, emailStates } = demoPanelMessages[locale];
  const all = [
    ...changes.map((change) => ({
      at: change.at,
      key: change.id,
      text: demoChangeText(change, locale),
      detail: nameOf(names, change.actor, locale) ?? event.visitor,
    })),
    ...emails.map(({ id, kind, status, at }) => ({
      at,
      key: id,
      // "booked-0": the kind of email, and the number of the change.
      text: wordOf(email, kind.replace(/-\d+$/, "")) ?? kind,
      detail: wordOf(emailStates, status) ?? null,
    })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime());
  const label = (at: Date) => ({ iso: at.toISOString(), text: formatRecent(at, now, locale) });
  return [
    ...all.map(({ at, ...rest }) => ({ ...rest, look: "past" as const, at: label(at) })),
    // A booking by the staff is already one of the changes.
    ...(changes.some(({ kind }) => kind === "demoBookedFor")
      ? []
      : [
          {
            key: "booked",
            look: "now" as const,
            text: event.booked,
            detail: event.visitor,
            at: label(demo.createdAt),
          },
        ]),
  ];
}

function dayTitle(day: string, now: Date, locale: Locale): string {
  const name = formatDayName(noonOf(day), locale);
  return day === swedishDay(now) ? `${demosPageMessages[locale].calendar.todayMark}, ${name}` : name;
}
