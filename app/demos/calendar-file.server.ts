import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { demoEventWords } from "#app/content/emails/demo.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { derivedId } from "#backend/mail/derived-id.ts";

/** A meeting as a calendar needs it. */
export interface CalendarDemo {
  id: string;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** Raised by every change, so that calendars take the newer one. */
  sequence: number;
  meetingLink: string | null;
  /** The name is left out of a file that is sent to the visitor: whoever booked has typed it. */
  visitor: { name: string | null; email: string };
  organizer: { name: string; email: string };
}

/** `publish`: a file to be taken into a calendar. `request` and `cancel`: an invitation, and its end (RFC 5546). */
export type CalendarMethod = "publish" | "request" | "cancel";

/** How long a meeting is. */
export function minutesOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
}

/**
 * The calendar file of a meeting (RFC 5545): the same UID for its whole life, moments in UTC, so that no calendar
 * has to know Sweden's clock. `changeUrl` is the visitor's way to change it; a sales rep's calendar has none.
 */
export function calendarFile(
  demo: CalendarDemo,
  { method, locale, changeUrl }: { method: CalendarMethod; locale: Locale; changeUrl: string | null },
): string {
  const words = demoEventWords[locale];
  const isCancelled = method === "cancel";
  const [, domain] = demo.organizer.email.split("@");
  const calendar = ical({
    prodId: { company: domain ?? "", product: "demo", language: locale.toUpperCase() },
    method: {
      publish: ICalCalendarMethod.PUBLISH,
      request: ICalCalendarMethod.REQUEST,
      cancel: ICalCalendarMethod.CANCEL,
    }[method],
  });
  calendar.createEvent({
    id: `demo-${derivedId(demo.id)}`,
    sequence: demo.sequence,
    stamp: demo.updatedAt,
    start: demo.startsAt,
    end: demo.endsAt,
    summary: words.title,
    location: demo.meetingLink ?? words.online,
    description: [
      fill(words.description, { minutes: String(minutesOf(demo)) }),
      ...(demo.meetingLink && !isCancelled ? [fill(words.join, { link: demo.meetingLink })] : []),
      ...(changeUrl && !isCancelled ? [fill(words.change, { link: changeUrl })] : []),
    ].join("\n"),
    ...(demo.meetingLink && { url: demo.meetingLink }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: demo.organizer,
    attendees: [
      {
        ...demo.visitor,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
