import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { orderedStaff } from "./ordered-staff.server.ts";
import type { OwnOrder } from "./own-order.server.ts";

/**
 * The calendar file of an order (RFC 5545): tentative, because nothing is booked until the buyer accepts the price.
 * Every change raises its sequence, so that calendars take the newer one; one that was taken back is removed from them.
 */
export function orderCalendarFile(
  id: string,
  { number, values, changes, state }: OwnOrder,
  { locale, url, organizer }: { locale: Locale; url: string; organizer: { name: string; email: string } },
): string {
  const messages = orderMessages[locale];
  const { startsAt, endsAt, location } = values;
  const isTakenBack = state === "takenBack";
  const [, domain = ""] = organizer.email.split("@");
  const calendar = ical({
    prodId: { company: domain, product: "order", language: locale.toUpperCase() },
    method: isTakenBack ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `order-${derivedId(id)}`,
    sequence: changes,
    start: startsAt,
    end: endsAt,
    summary: orderedStaff(values, locale),
    location,
    description: `${fill(messages.number, { number })}\n${url}`,
    url,
    status: isTakenBack ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
    organizer,
  });
  return calendar.toString();
}
