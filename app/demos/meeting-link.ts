import type { Longest } from "#app/domain/stored.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import type { Booking, BookingCalendar, SalesRep } from "./demo.ts";

/**
 * The meeting's link of a new booking (product 12.12), made from the sales rep's own template, otherwise from the
 * common one. {booking} becomes sixteen digits of the booking's id, {host} the sales rep's name as it is spelled in
 * URLs. Null without a template, and for a link that would be too long: then the staff sets one by hand.
 */
export function meetingLinkOf(
  { id, platform }: Pick<Booking, "id" | "platform">,
  salesRep: SalesRep,
  settings: BookingCalendar["settings"],
): string | null {
  const of = platform === "teams" ? "teamsLink" : "meetLink";
  const template = salesRep[of] ?? settings[of];
  if (template === null) return null;
  const host = plainSpelling(salesRep.name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const link = template
    .replaceAll("{booking}", id.replaceAll("-", "").slice(0, 16))
    .replaceAll("{host}", host);
  return link.length <= meetingLinkCharacters ? link : null;
}

/** The longest link of a meeting (demo_bookings.meeting_link). */
export const meetingLinkCharacters = 500 satisfies Longest<"demo_bookings.meeting_link">;
