import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { demoEventMessages } from "#app/content/emails/demo.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { ownUid } from "./own-uid.ts";

export interface CalendarDemo {
  id: string;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** Raised by every change, so that calendars take the newer one. */
  sequence: number;
  meetingLink: string | null;
  /** The visitor's file has no name: it was typed by the person who booked, perhaps with somebody else's address. */
  visitor: { name: string | null; email: string };
  organizer: { name: string; email: string };
}

/** `publish`: a file to import. `request` and `cancel`: an invitation, and its cancellation (RFC 5546). */
export type CalendarMethod = "publish" | "request" | "cancel";

/** How long a meeting is. */
export function meetingMinutes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / milliseconds.minute);
}

/**
 * The calendar file of a meeting (RFC 5545): its UID never changes, and times are in UTC, so that no calendar has to
 * know the Swedish zone. `changeUrl` is the visitor's link to change the meeting; null in a sales rep's file.
 */
export function calendarFile(
  demo: CalendarDemo,
  { method, locale, changeUrl }: { method: CalendarMethod; locale: Locale; changeUrl: string | null },
): string {
  const messages = demoEventMessages[locale];
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
    id: ownUid(derivedId(demo.id)),
    sequence: demo.sequence,
    stamp: demo.updatedAt,
    start: demo.startsAt,
    end: demo.endsAt,
    summary: messages.title,
    location: demo.meetingLink ?? messages.online,
    description: [
      fill(messages.description, { minutes: String(meetingMinutes(demo)) }),
      ...(demo.meetingLink && !isCancelled ? [fill(messages.join, { link: demo.meetingLink })] : []),
      ...(changeUrl && !isCancelled ? [fill(messages.change, { link: changeUrl })] : []),
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
