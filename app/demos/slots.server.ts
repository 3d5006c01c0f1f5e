import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { oneRow, oneValue } from "#backend/database/one-value.ts";
import type { DemoPlatform, DemoService } from "./keys.ts";
import type { DemoLink } from "./link.ts";
import type { DemoCalendar } from "./slots.ts";

/**
 * The calendar of the offered weeks: settings, closed days and when sales reps are busy. With the link of a booking
 * that is to be moved, that booking does not count as busy. Throws DatabaseUnavailable.
 */
export function demoCalendar(database: Database, moving?: DemoLink): Promise<DemoCalendar> {
  const calendar = moving
    ? sql`demo_calendar_to_move(${moving.booking}::uuid, ${moving.expires}::bigint, ${moving.signature})`
    : sql`demo_calendar()`;
  return database.read(oneValue(calendar));
}

export interface OwnDemo {
  startsAt: Date;
  endsAt: Date;
  status: "booked" | "cancelled" | "no_show" | "done";
  /** Whether it can still be moved or cancelled. */
  changeable: boolean;
  /** The visitor can change it until this many minutes before the meeting. */
  changeUntilMinutes: number;
  sequence: number;
  name: string;
  email: string;
  company: string;
  service: DemoService;
  platform: DemoPlatform;
  meetingLink: string | null;
  timeZone: string;
}

/** `invalid`: no such booking, or a link that was not signed here. `expired`: the meeting is over. */
export type DemoByLink = { state: "valid"; booking: OwnDemo } | { state: "invalid" | "expired" };

/** The booking of a signed link. Throws DatabaseUnavailable. */
export async function demoByLink(database: Database, link: DemoLink): Promise<DemoByLink> {
  const query = sql<Omit<OwnDemo, "startsAt"> & { state: DemoByLink["state"]; startsAt: Date | null }>`
    select state, starts_at as "startsAt", ends_at as "endsAt", status, changeable,
      change_until_minutes as "changeUntilMinutes", sequence, name, email, company, service, platform,
      meeting_link as "meetingLink", time_zone as "timeZone"
    from demo_by_link(${link.booking}::uuid, ${link.expires}::bigint, ${link.signature})`;
  const { state, startsAt, ...booking } = await database.read(oneRow(query));
  if (state !== "valid") return { state };
  // The signature stays valid after the booking was erased.
  return startsAt ? { state, booking: { ...booking, startsAt } } : { state: "invalid" };
}
