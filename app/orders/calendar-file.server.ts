import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { derivedId } from "#backend/mail/derived-id.ts";

/** What a buyer's calendar shows, from the order by form until the work is done. */
export interface CalendarEntry {
  number: string;
  /** Rises with every change, so that calendars take the newer one. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** Who comes: "2 väktare". */
  summary: string;
  location: string | null;
  /** Tentative until the buyer has said yes to the price; a cancelled one is removed from calendars. */
  status: "tentative" | "confirmed" | "cancelled";
}

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** The calendar file (RFC 5545) of a lead: one entry, whose UID stays the same whatever becomes of it. */
export function calendarFile(
  lead: string,
  { number, sequence, startsAt, endsAt, summary, location, status }: CalendarEntry,
  { locale, url, organizer }: { locale: Locale; url: string; organizer: { name: string; email: string } },
): string {
  const [, domain = ""] = organizer.email.split("@");
  const calendar = ical({
    prodId: { company: domain, product: "order", language: locale.toUpperCase() },
    method: status === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `order-${derivedId(lead)}`,
    sequence,
    start: startsAt,
    end: endsAt,
    summary,
    location,
    description: `${fill(orderMessages[locale].number, { number })}\n${url}`,
    url,
    status: statuses[status],
    organizer,
  });
  return calendar.toString();
}
