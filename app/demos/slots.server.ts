import { sql } from "kysely";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import { oneRow, oneValue } from "#backend/database/one-value.ts";
import { type BookingCalendar, type Demo, type DemoStatus, isChangeable, type SalesRep } from "./demo.ts";
import type { DemoPlatform, DemoService } from "./keys.ts";
import type { DemoLink } from "./link.ts";
import { type Away, type DemoCalendar, type Hours, offeredSpan, type Span, spanAround } from "./slots.ts";

/**
 * The calendar of the offered weeks, with nothing about who has booked. With the link of a booking that is to be moved,
 * that booking does not count as busy. Throws DatabaseUnavailable.
 */
export function demoCalendar(database: Database, moving?: DemoLink): Promise<DemoCalendar> {
  const { from, to } = offeredSpan(new Date());
  const { booking = null, expires = null, signature = null } = moving ?? {};
  return database.read(
    oneValue(
      sql`demo_calendar(${from}::timestamptz, ${to}::timestamptz, ${booking}::uuid, ${expires}::bigint, ${signature})`,
    ),
  );
}

export interface OwnDemo {
  startsAt: Date;
  endsAt: Date;
  status: DemoStatus;
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
  const query = sql<
    Omit<OwnDemo, "startsAt" | "changeable"> & { state: DemoByLink["state"]; startsAt: Date | null }
  >`
    select state, starts_at as "startsAt", ends_at as "endsAt", status,
      change_until_minutes as "changeUntilMinutes", sequence, name, email, company, service, platform,
      meeting_link as "meetingLink", time_zone as "timeZone"
    from demo_by_link(${link.booking}::uuid, ${link.expires}::bigint, ${link.signature})`;
  const { state, startsAt, ...booking } = await database.read(oneRow(query));
  if (state !== "valid") return { state };
  // The signature stays valid after the booking was erased.
  if (!startsAt) return { state: "invalid" };
  const changeable = isChangeable({ ...booking, startsAt }, booking, new Date());
  return { state, booking: { ...booking, startsAt, changeable } };
}

/** The settings of demos, with the meeting links for sales reps without one of their own. */
export function readSettings(queries: Queries): Promise<BookingCalendar["settings"]> {
  return settingsQuery(queries).executeTakeFirstOrThrow();
}

/** The query of the settings. */
export function settingsQuery(queries: Queries) {
  return queries
    .selectFrom("demo_settings")
    .select(["weekdays", "weeks", "slot_minutes as slotMinutes", "buffer_minutes as bufferMinutes"])
    .select(["notice_minutes as noticeMinutes", "change_until_minutes as changeUntilMinutes"])
    .select(["close_on_eves as closeOnEves", "meet_link as meetLink", "teams_link as teamsLink"])
    .select(sql<string>`to_char(opens, 'HH24:MI')`.as("opens"))
    .select(sql<string>`to_char(closes, 'HH24:MI')`.as("closes"));
}

/**
 * The calendar of a span, read with the rights of the caller's transaction. `moving` is a booking that does not count;
 * `salesRepOf` finds the sales rep of a booking, who may be paused.
 */
export async function readCalendar(queries: Queries, { from, to }: Span, moving: string | null = null) {
  const [settings, specialDays, all, busy, away] = await Promise.all([
    readSettings(queries),
    queries
      .selectFrom("demo_closed_days")
      .select([sql<string>`day::text`.as("day"), "kind", "closed", "reason_sv as sv", "reason_en as en"])
      .where(sql<boolean>`day >= ${swedishDay(from)}::date and day <= ${swedishDay(to)}::date`)
      .execute(),
    salesRepQuery(queries).execute(),
    busyQuery(queries, { from, to }, moving).execute(),
    readAway(queries, { from, to }),
  ]);
  const calendar: BookingCalendar = {
    settings,
    specialDays,
    salesReps: all.filter(({ active }) => active),
    busy: busy.map(({ salesRep, start, seconds }) => ({
      salesRep,
      from: start.getTime(),
      to: start.getTime() + seconds * 1_000,
    })),
    away,
  };
  const salesRepOf = ({ salesRepId }: Pick<Demo, "salesRepId">): SalesRep => {
    const salesRep = all.find(({ id }) => id === salesRepId);
    if (!salesRep) throw new Error("a demo has a sales rep, whom the database keeps");
    return salesRep;
  };
  return { calendar, salesRepOf };
}

/**
 * The calendar around the time of a booking, for a change in the caller's transaction, which runs as the site. The
 * settings are locked until it ends. For "moves" nobody else books or moves meanwhile, since two moves to each other's
 * time would wait for one another. Bookings don't wait for bookings.
 */
export async function lockCalendar(
  queries: Queries,
  { id, startsAt }: Pick<Demo, "id" | "startsAt">,
  lockedFor: "booking" | "moves" = "booking",
) {
  await settingsQuery(queries).forShare().execute();
  const salesReps = queries.selectFrom("sales_reps").select("id").orderBy("number");
  await (lockedFor === "moves" ? salesReps.forUpdate() : salesReps.forKeyShare()).execute();
  return readCalendar(queries, spanAround(startsAt), id);
}

function salesRepQuery(queries: Queries) {
  return (
    queries
      .selectFrom("sales_reps")
      .select(["id", "number", "name", "active", "meet_link as meetLink", "teams_link as teamsLink"])
      // The table's check constraint allows only this shape.
      .select(sql<Hours | null>`hours`.as("hours"))
      .orderBy("number")
  );
}

/** When sales reps are away in a span, by their calendars and absences. */
async function readAway(queries: Queries, { from, to }: Span): Promise<Away[]> {
  const { rows } = await sql<{ salesRep: number; start: Date; end: Date; kind: Away["kind"] }>`
    select number as "salesRep", starts_at as start, ends_at as end, kind
    from demo_away(${from}::timestamptz, ${to}::timestamptz) away join sales_reps on id = sales_rep_id
    order by starts_at, number`.execute(queries);
  return rows.map(({ salesRep, start, end, kind }) => ({
    salesRep,
    from: start.getTime(),
    to: end.getTime(),
    kind,
  }));
}

/** The meetings in a span, with their pauses. */
function busyQuery(queries: Queries, { from, to }: Span, moving: string | null) {
  return queries
    .selectFrom("demo_bookings as booking")
    .innerJoin("sales_reps as rep", "rep.id", "booking.sales_rep_id")
    .select(["rep.number as salesRep", "booking.starts_at as start"])
    .select(sql<number>`(upper(booking.busy) - lower(booking.busy))::integer`.as("seconds"))
    .where("booking.status", "=", "booked")
    .where("booking.starts_at", ">=", from)
    .where("booking.starts_at", "<", to)
    .where(sql<boolean>`booking.id is distinct from ${moving}::uuid`);
}
