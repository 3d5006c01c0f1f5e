import { sql } from "kysely";
import type { DemoPlatform, DemoService } from "#app/demos/keys.ts";
import type { DemoCalendar } from "#app/demos/rules.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { type DemoCursor, type DemoScope, pageRows } from "./rules.ts";

export type DemoStatus = "booked" | "cancelled" | "no_show" | "done";

/** A booking as lists and the calendar show it. */
export interface DemoRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  company: string;
  name: string;
  platform: DemoPlatform;
  meetingLink: string | null;
  status: DemoStatus;
  salesRep: string;
}

/** A booking with all that its visitor answered. */
export interface DemoFile extends DemoRow {
  version: number;
  email: string;
  phone: string | null;
  service: DemoService;
  message: string | null;
  locale: "sv" | "en";
  timeZone: string;
  cancelledBy: "visitor" | "admin" | null;
  createdAt: Date;
}

/** The bookings between two moments that were not cancelled, in order. */
export async function listBetween(staff: StaffAccess, from: Date, to: Date): Promise<DemoRow[]> {
  const rows = await asStaff(staff, (queries) =>
    bookings(queries)
      .where("booking.starts_at", ">=", from)
      .where("booking.starts_at", "<", to)
      .where("booking.status", "<>", "cancelled")
      .orderBy("booking.starts_at")
      .orderBy("booking.id")
      .execute(),
  );
  return rows.map(rowOf);
}

/**
 * A page of the list, and where the next one begins: those to come (a meeting that goes on counted in) soonest first,
 * those that were and those that were cancelled latest first.
 */
export async function listDemos(
  staff: StaffAccess,
  scope: DemoScope,
  after: DemoCursor | null,
  now: Date,
): Promise<{ rows: DemoRow[]; next: DemoCursor | null }> {
  const way = scope === "ahead" ? "asc" : "desc";
  const rows = await asStaff(staff, (queries) =>
    bookings(queries)
      .$if(scope === "ahead", (query) => query.where("booking.ends_at", ">", now))
      // The index is on the beginning.
      .$if(scope === "ahead", (query) =>
        query.where("booking.starts_at", ">", new Date(now.getTime() - 86_400_000)),
      )
      .$if(scope === "past", (query) => query.where("booking.ends_at", "<=", now))
      .where("booking.status", scope === "cancelled" ? "=" : "<>", "cancelled")
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(booking.starts_at, booking.id) ${sql.raw(way === "asc" ? ">" : "<")}
            (${after?.startsAt}::timestamptz, ${after?.id}::uuid)`,
        ),
      )
      .orderBy("booking.starts_at", way)
      .orderBy("booking.id", way)
      .limit(pageRows + 1)
      .execute(),
  );
  const shown = rows.slice(0, pageRows).map(rowOf);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > pageRows && last ? { startsAt: last.startsAt.toISOString(), id: last.id } : null,
  };
}

/** One booking, or undefined. */
export async function findDemo(staff: StaffAccess, id: string): Promise<DemoFile | undefined> {
  const row = await asStaff(staff, (queries) =>
    bookings(queries)
      .select(["booking.version", "booking.email", "booking.phone", "booking.service", "booking.message"])
      .select(["booking.locale", "booking.time_zone", "booking.cancelled_by", "booking.created_at"])
      .where("booking.id", "=", id)
      .executeTakeFirst(),
  );
  return (
    row && {
      ...rowOf(row),
      version: row.version,
      email: row.email,
      phone: row.phone,
      // The table's own checks.
      service: row.service as DemoService,
      message: row.message,
      locale: row.locale === "en" ? "en" : "sv",
      timeZone: row.time_zone,
      cancelledBy: row.cancelled_by as DemoFile["cancelledBy"],
      createdAt: row.created_at,
    }
  );
}

/** The weeks ahead for a booking that is to be moved, without the time that it takes itself. */
export async function calendarToMove(staff: StaffAccess, booking: string): Promise<DemoCalendar> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ calendar: DemoCalendar }>`select admin_demo_calendar(${booking}::uuid) as calendar`.execute(
      queries,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error("admin_demo_calendar gave nothing");
  return row.calendar;
}

/** Something that was done with demos or their settings. */
export interface DemoChange {
  id: string;
  kind: string;
  about: string | null;
  /** Who of the admin; null: the visitor. */
  actor: string | null;
  at: Date;
  data: Readonly<Record<string, unknown>>;
}

/** What was changed of a booking, the latest first. */
export async function listChanges(staff: StaffAccess, booking: string): Promise<DemoChange[]> {
  const rows = await asStaff(staff, (queries) => changes(queries).where("about", "=", booking).execute());
  return rows.map(changeOf);
}

/** What was changed of the settings, the latest first, at most so many. */
export async function listSettingChanges(staff: StaffAccess, most: number): Promise<DemoChange[]> {
  const rows = await asStaff(staff, (queries) =>
    changes(queries)
      .where("kind", "in", [
        "demoRules",
        "demoSalesRepAdded",
        "demoSalesRepRemoved",
        "demoSalesRepChanged",
        "demoSalesRepActive",
        "demoSalesRepPaused",
        "demoDayClosed",
        "demoDayOpened",
      ])
      .limit(most)
      .execute(),
  );
  return rows.map(changeOf);
}

/** The emails about a booking, the latest first: to the visitor and to sales reps. */
export async function listEmails(
  staff: StaffAccess,
  booking: string,
): Promise<{ id: string; kind: string; status: string; at: Date }[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["id", "kind", "status", "sent_at", "created_at"])
      .where("about", "=", "demo_booking")
      .where("about_id", "=", booking)
      .orderBy("created_at", "desc")
      .execute(),
  );
  return rows.map(({ sent_at, created_at, ...row }) => ({ ...row, at: sent_at ?? created_at }));
}

/** The names of those who work at the admin, or have, by id. */
export async function listNames(staff: StaffAccess): Promise<ReadonlyMap<string, string>> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select(["user_id", "name"]).execute(),
  );
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

/** A sales rep as the settings show it. */
export interface SalesRep {
  id: string;
  version: number;
  name: string;
  email: string | null;
  active: boolean;
  meetLink: string | null;
  teamsLink: string | null;
  /** Meetings that the sales rep has ahead. */
  ahead: number;
}

/** All sales reps, in the order that they came. */
export async function listSalesReps(staff: StaffAccess): Promise<SalesRep[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("sales_reps as rep")
      .select(["id", "version", "name", "email", "active", "meet_link", "teams_link"])
      .select(
        sql<number>`(select count(*)::integer from demo_bookings booking
          where booking.sales_rep_id = rep.id and booking.status = 'booked' and booking.starts_at > now())`.as(
          "ahead",
        ),
      )
      .orderBy("lane")
      .execute(),
  );
  return rows.map(({ meet_link, teams_link, ...row }) => ({
    ...row,
    meetLink: meet_link,
    teamsLink: teams_link,
  }));
}

/** The opening rules. Times are the wall clock of Sweden. */
export interface OpeningRules {
  weekdays: readonly number[];
  opens: string;
  closes: string;
  slotMinutes: number;
  bufferMinutes: number;
  noticeMinutes: number;
  changeUntilMinutes: number;
  weeks: number;
  closeOnEves: boolean;
}

/** The opening rules and the version that a change of them names. */
export async function readRules(staff: StaffAccess): Promise<OpeningRules & { version: number }> {
  const row = await asStaff(staff, (queries) =>
    queries.selectFrom("demo_settings").selectAll().executeTakeFirstOrThrow(),
  );
  return {
    version: row.version,
    weekdays: row.weekdays,
    opens: row.opens.slice(0, "08:00".length),
    closes: row.closes.slice(0, "08:00".length),
    slotMinutes: row.slot_minutes,
    bufferMinutes: row.buffer_minutes,
    noticeMinutes: row.notice_minutes,
    changeUntilMinutes: row.change_until_minutes,
    weeks: row.weeks,
    closeOnEves: row.close_on_eves,
  };
}

/** A day without demos, or a holiday on which there are some all the same. */
export interface SpecialDay {
  day: string;
  kind: "holiday" | "eve" | "admin";
  /** Whether it is closed, the rule about eves counted in. */
  closed: boolean;
  sv: string | null;
  en: string | null;
  /** Demos that are booked on it. */
  booked: number;
}

/** The special days between two ISO days, the last one not counted in. */
export async function listSpecialDays(staff: StaffAccess, from: string, to: string): Promise<SpecialDay[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("demo_closed_days as special")
      .innerJoin("demo_settings as settings", (join) => join.onTrue())
      .select(["special.kind", "special.reason_sv as sv", "special.reason_en as en"])
      .select(sql<string>`special.day::text`.as("day"))
      .select(sql<boolean>`special.closed and (special.kind <> 'eve' or settings.close_on_eves)`.as("closed"))
      .select(
        sql<number>`(select count(*)::integer from demo_bookings booking where booking.status = 'booked'
          and booking.starts_at >= special.day::timestamp at time zone 'Europe/Stockholm'
          and booking.starts_at < (special.day + 1)::timestamp at time zone 'Europe/Stockholm')`.as("booked"),
      )
      .where(sql<boolean>`special.day >= ${from}::date and special.day < ${to}::date`)
      .orderBy("special.day")
      .execute(),
  );
  return rows.map((row) => ({
    ...row,
    kind: row.kind === "holiday" || row.kind === "eve" ? row.kind : "admin",
  }));
}

type Queries = Parameters<Parameters<typeof asStaff>[1]>[0];

function bookings(queries: Queries) {
  return queries
    .selectFrom("demo_bookings as booking")
    .innerJoin("sales_reps as rep", "rep.id", "booking.sales_rep_id")
    .select(["booking.id", "booking.starts_at", "booking.ends_at", "booking.company", "booking.name"])
    .select(["booking.platform", "booking.meeting_link", "booking.status", "rep.name as salesRep"]);
}

function rowOf(row: Awaited<ReturnType<ReturnType<typeof bookings>["executeTakeFirstOrThrow"]>>): DemoRow {
  return {
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    company: row.company,
    name: row.name,
    // The table's own checks.
    platform: row.platform as DemoPlatform,
    meetingLink: row.meeting_link,
    status: row.status as DemoStatus,
    salesRep: row.salesRep,
  };
}

function changes(queries: Queries) {
  return queries
    .selectFrom("admin_log")
    .select(["id", "kind", "about", "actor", "created_at", "data"])
    .where("kind", "like", "demo%")
    .orderBy("id", "desc");
}

function changeOf(
  row: Awaited<ReturnType<ReturnType<typeof changes>["executeTakeFirstOrThrow"]>>,
): DemoChange {
  const { created_at: at, data, ...change } = row;
  return { ...change, at, data: Object(data) };
}
