import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { LoggedKind } from "#app/domain/change-log.ts";
import { type Cursor, pageOf } from "#app/domain/cursor.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { TimelinePart } from "#app/domain/timeline-page.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { BookingCalendar } from "./demo.ts";
import { type DemoScope, pageRows } from "./demos-view.ts";
import { readCalendar, settingsQuery } from "./slots.server.ts";
import { type DemoCalendar, type Hours, isClosed, offeredSpan, type Span } from "./slots.ts";

export type DemoRow = Awaited<ReturnType<typeof listBetween>>[number];

/** A booking with everything that its visitor filled in. */
export type DemoFile = NonNullable<Awaited<ReturnType<typeof findDemo>>>;

/** The bookings that start between two moments and were not cancelled, earliest first. */
export function listBetween(staff: StaffAccess, from: Date, to: Date) {
  return asStaff(staff, (queries) =>
    bookings(queries)
      .where("booking.starts_at", ">=", from)
      .where("booking.starts_at", "<", to)
      .where("booking.status", "<>", "cancelled")
      .orderBy("booking.starts_at")
      .orderBy("booking.id")
      .execute(),
  );
}

/**
 * A page of the list and the cursor of the next one. Coming meetings, including one that is going on, are sorted
 * soonest first, past and cancelled ones latest first. "mine" are the coming ones of the person who is signed in.
 */
export async function listDemos(
  staff: StaffAccess,
  scope: DemoScope,
  after: Cursor | null,
  now: Date,
  limit = pageRows,
) {
  const isAhead = scope === "ahead" || scope === "mine";
  const way = isAhead ? "asc" : "desc";
  const rows = await asStaff(staff, (queries) =>
    bookings(queries)
      .$if(scope === "mine", (query) => query.where("rep.user_id", "=", String(staff.claims.sub)))
      .$if(isAhead, (query) => query.where("booking.ends_at", ">", now))
      // So that the index is used, which is on the start; no meeting lasts a day.
      .$if(isAhead, (query) =>
        query.where("booking.starts_at", ">", new Date(now.getTime() - milliseconds.day)),
      )
      .$if(scope === "past", (query) => query.where("booking.ends_at", "<=", now))
      .where("booking.status", scope === "cancelled" ? "=" : "<>", "cancelled")
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(booking.starts_at, booking.id) ${sql.raw(way === "asc" ? ">" : "<")}
            (${after?.time}::timestamptz, ${after?.id}::uuid)`,
        ),
      )
      .select(
        sql<string>`to_char(booking.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
          "time",
        ),
      )
      .orderBy("booking.starts_at", way)
      .orderBy("booking.id", way)
      .limit(limit + 1)
      .execute(),
  );
  return pageOf(rows, limit);
}

/** Whether the person who is signed in is a sales rep. */
export async function isSalesRep(staff: StaffAccess): Promise<boolean> {
  const salesRep = await asStaff(staff, (queries) =>
    queries
      .selectFrom("sales_reps")
      .select("id")
      .where("user_id", "=", String(staff.claims.sub))
      .executeTakeFirst(),
  );
  return salesRep !== undefined;
}

/** A demo with all that its page shows; undefined when there is none or the person may not see it. */
export function findDemo(staff: StaffAccess, id: string) {
  return asStaff(staff, (queries) =>
    bookings(queries)
      .select(["booking.email", "booking.phone", "booking.service", "booking.message"])
      .select(["booking.locale", "booking.time_zone as timeZone", "booking.cancelled_by as cancelledBy"])
      .select("booking.lead_id as lead")
      .select(["booking.created_at as createdAt", "booking.note", "booking.cancel_reason as cancelReason"])
      .select(["booking.invited_at as invitedAt", "booking.updated_at as updatedAt"])
      .where("booking.id", "=", id)
      .executeTakeFirst(),
  );
}

/** Demos by their ids, latest first. */
export function listDemosById(staff: StaffAccess, ids: readonly string[]) {
  return asStaff(staff, (queries) =>
    bookings(queries)
      .select(["booking.email", "booking.phone", "booking.created_at as createdAt"])
      .where(sql<boolean>`booking.id = any (${ids}::uuid[])`)
      .orderBy("booking.starts_at", "desc")
      .execute(),
  );
}

/** The calendar of the offered weeks for moving a booking, which itself does not count as busy. */
export function calendarToMove(
  staff: StaffAccess,
  booking: { id: string; startsAt: Date },
  now: Date,
): Promise<DemoCalendar> {
  return asStaff(staff, async (queries) => {
    const { calendar } = await readCalendar(queries, offeredSpan(now), booking.id);
    return { ...calendar, movingFrom: booking.startsAt.getTime() };
  });
}

/** The calendar of a span, with all that keeps demos from being booked in it. */
export function calendarOf(staff: StaffAccess, span: Span): Promise<BookingCalendar> {
  return asStaff(staff, async (queries) => (await readCalendar(queries, span)).calendar);
}

/** A change of a booking or of the settings; `actor` is null for the visitor. */
export type DemoChange = Awaited<ReturnType<typeof listChanges>>[number];

/** The changes of bookings, latest first; at most 200 unless a part is given. */
export function listChanges(
  staff: StaffAccess,
  ids: readonly string[],
  { before = null, limit }: TimelinePart = { limit: 200 },
) {
  return asStaff(staff, (queries) =>
    changes(queries)
      .where(sql<boolean>`about = any (${ids}::text[])`)
      .where(
        sql<boolean>`(${before}::timestamptz is null
          or date_trunc('milliseconds', created_at) < ${before}::timestamptz)`,
      )
      .limit(limit)
      .execute(),
  );
}

/** The kinds of the log's entries for each section of the settings. */
export const settingKinds = {
  hosts: [
    "demoSalesRepAdded",
    "demoSalesRepRemoved",
    "demoSalesRepChanged",
    "demoSalesRepHours",
    "demoSalesRepActive",
    "demoSalesRepPaused",
    "demoAbsenceAdded",
    "demoAbsenceRemoved",
  ],
  times: ["demoRules"],
  closed: ["demoDayClosed", "demoDayOpened"],
  calendars: ["demoCalendarSet", "demoCalendarRemoved"],
} as const satisfies Record<string, readonly LoggedKind[]>;

/** The latest changes of a section of the settings, latest first. */
export function listSettingChanges(staff: StaffAccess, section: keyof typeof settingKinds, limit: number) {
  return asStaff(staff, (queries) =>
    changes(queries)
      .where(sql<boolean>`kind = any (${settingKinds[section]}::text[])`)
      .limit(limit)
      .execute(),
  );
}

/** A sales rep in the settings; `ahead` is the number of their coming meetings. */
export type SalesRep = Awaited<ReturnType<typeof listSalesReps>>[number];

/** All sales reps, in the order that they were added. */
export function listSalesReps(staff: StaffAccess) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("sales_reps as rep")
      .select(["id", "version", "name", "email", "active", "user_id as userId"])
      // The table's check constraint allows only this shape.
      .select(sql<Hours | null>`hours`.as("hours"))
      .select(["meet_link as meetLink", "teams_link as teamsLink"])
      .select(
        sql<number>`(select count(*)::integer from demo_bookings booking
          where booking.sales_rep_id = rep.id and booking.status = 'booked' and booking.starts_at > now())`.as(
          "ahead",
        ),
      )
      .orderBy("number")
      .execute(),
  );
}

/** The columns of an absence. */
export const absenceColumns = [
  "id",
  "sales_rep_id as salesRepId",
  sql<string>`first_day::text`.as("from"),
  sql<string>`last_day::text`.as("to"),
  "reason",
] as const;

/** The absences of all sales reps that are not over on an ISO day, the first ones first. */
export function listAbsences(staff: StaffAccess, today: string) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("demo_absences")
      .select(absenceColumns)
      .where(sql<boolean>`last_day >= ${today}::date`)
      .orderBy("first_day")
      .execute(),
  );
}

/** When demos can be booked (Swedish wall-clock times), and the meeting links for sales reps without one. */
export type OpeningRules = Omit<Awaited<ReturnType<typeof readRules>>, "version">;

/** The rules for when demos can be booked. */
export function readRules(staff: StaffAccess) {
  return asStaff(staff, (queries) => settingsQuery(queries).select("version").executeTakeFirstOrThrow());
}

/**
 * A closed day, or a holiday that may be open; `closed` takes the setting about eves into account, `booked` is the
 * number of demos on it.
 */
export type SpecialDay = Awaited<ReturnType<typeof listSpecialDays>>[number];

/** The special days from one ISO day to another, which is excluded. */
export async function listSpecialDays(staff: StaffAccess, from: string, to: string) {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("demo_closed_days as special")
      .innerJoin("demo_settings as settings", (join) => join.onTrue())
      .select(["special.kind", "special.closed", "settings.close_on_eves as closeOnEves"])
      .select(["special.reason_sv as sv", "special.reason_en as en"])
      .select(sql<string>`special.day::text`.as("day"))
      .select(
        sql<number>`(select count(*)::integer from demo_bookings booking where booking.status = 'booked'
          and booking.starts_at >= special.day::timestamp at time zone 'Europe/Stockholm'
          and booking.starts_at < (special.day + 1)::timestamp at time zone 'Europe/Stockholm')`.as("booked"),
      )
      .where(sql<boolean>`special.day >= ${from}::date and special.day < ${to}::date`)
      .orderBy("special.day")
      .execute(),
  );
  return rows.map(({ closeOnEves, ...day }) => ({ ...day, closed: isClosed(day, closeOnEves) }));
}

/** The query of bookings with what lists show, to be narrowed down. */
export function bookings(queries: Queries) {
  return queries
    .selectFrom("demo_bookings as booking")
    .innerJoin("sales_reps as rep", "rep.id", "booking.sales_rep_id")
    .select(["booking.id", "booking.starts_at as startsAt", "booking.ends_at as endsAt", "booking.company"])
    .select(["booking.name", "booking.platform", "booking.meeting_link as meetingLink", "booking.status"])
    .select(["booking.version", "rep.name as salesRep"]);
}

function changes(queries: Queries) {
  return queries
    .selectFrom("admin_log")
    .select(["id", "kind", "about", "actor", "created_at as at"])
    .select(sql<Record<string, unknown>>`data`.as("data"))
    .where("kind", "like", "demo%")
    .orderBy("id", "desc");
}
