import { sql } from "kysely";
import { forLeadWorker, forStaff } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { formRow } from "#app/forms/form-row.server.ts";
import { startOfDay } from "#app/i18n/swedish-days.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { cancelWithin, type DemoChanged, giveWithin, inviteWithin } from "./change-demo.server.ts";
import { changeSalesRepWithin } from "./change-sales-rep.server.ts";
import { type Decision, othersFor } from "./demo.ts";
import { absenceColumns, bookings, type OpeningRules } from "./demos.server.ts";
import { absenceLog, dayLog, rulesLog } from "./settings-log.ts";
import { readCalendar, settingsQuery } from "./slots.server.ts";
import { type Hours, isOutside, lastStaffDay, spanAround } from "./slots.ts";

/** What the staff decided about the bookings that a change of the times affects (product 12.9). */
export interface Decisions {
  /** By the booking's id. */
  about: ReadonlyMap<string, { version: number; decision: Decision }>;
  /** The reason for cancelling, which only the staff sees; may be "". */
  reason: string;
}

/** A booking at a time that a change closes; `canGive`: another sales rep is free then. */
export type AffectedDemo = Awaited<ReturnType<typeof findAffected>>[number] & { canGive: boolean };

/**
 * Either nothing is changed and `affected` are the bookings to decide about, or it is changed: `result` is the result
 * of the change, `settled` what was done with each booking.
 */
export type TimesChanged<Result> =
  | { affected: readonly AffectedDemo[] }
  | { result: Result; applied: readonly Decision[] };

/** Thrown to roll the change back. */
class DecisionsMissing extends Error {
  readonly affected: readonly AffectedDemo[];
  constructor(affected: readonly AffectedDemo[]) {
    super("there are affected bookings without a decision");
    this.affected = affected;
  }
}

/** Changes the opening rules. The result is the new version, or null if a colleague changed them first. */
export function changeRules(
  staff: StaffAccess,
  version: number,
  rules: OpeningRules,
  decided: Decisions,
): Promise<TimesChanged<number | null>> {
  return changeTimes(staff, decided, async (queries) => {
    const was = await settingsRow(queries);
    const changed = await queries
      .updateTable("demo_settings")
      .set(formRow<"demo_settings", OpeningRules>(rules))
      .where("version", "=", version)
      .returning("version")
      .executeTakeFirst();
    if (!changed) return null;
    await logBySite(queries, [rulesLog(was, await settingsRow(queries))]);
    return changed.version;
  });
}

/** Closes a day. The result is false if it is a special day already. */
export function closeDay(
  staff: StaffAccess,
  { day, sv, en }: { day: string; sv: string | null; en: string | null },
  decided: Decisions,
): Promise<TimesChanged<boolean>> {
  return changeTimes(staff, decided, async (queries) => {
    const { numAffectedRows } =
      await sql`insert into demo_closed_days (day, reason_sv, reason_en) values (${day}::date, ${sv}, ${en})
        on conflict (day) do nothing`.execute(queries);
    if (numAffectedRows === 1n) await logBySite(queries, [dayLog(day, true)]);
    return numAffectedRows === 1n;
  });
}

/** Closes a holiday for demos, or opens it. The result is false if nothing changes. */
export function setHoliday(
  staff: StaffAccess,
  day: string,
  closed: boolean,
  decided: Decisions,
): Promise<TimesChanged<boolean>> {
  return changeTimes(staff, decided, async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable("demo_closed_days")
      .set({ closed })
      .where(sql<boolean>`day = ${day}::date`)
      .where("closed", "=", !closed)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await logBySite(queries, [dayLog(day, closed)]);
    return numUpdatedRows > 0n;
  });
}

/**
 * Changes a sales rep's own hours, as an administrator or that person. The result is false if a colleague changed the
 * sales rep first.
 */
export function changeHours(
  staff: StaffAccess,
  base: Versioned,
  hours: Hours | null,
  decided: Decisions,
): Promise<TimesChanged<boolean>> {
  return changeTimes(staff, decided, (queries) => changeSalesRepWithin(queries, base, { hours }));
}

/** The days on which a sales rep is away. */
export interface Absence {
  id: string;
  salesRepId: string;
  /** ISO days in Sweden, both included. */
  from: string;
  to: string;
  reason: string | null;
}

/**
 * Adds an absence, as an administrator or that person. The result is false if it exists already. Throws PostgreSQL's
 * 42501 for anybody else.
 */
export function addAbsence(
  staff: StaffAccess,
  { id, salesRepId, from, to, reason }: Absence,
  decided: Decisions,
): Promise<TimesChanged<boolean>> {
  return changeTimes(staff, decided, async (queries) => {
    const { numAffectedRows } = await sql`
      insert into demo_absences (id, sales_rep_id, first_day, last_day, reason)
      values (${id}::uuid, ${salesRepId}::uuid, ${from}::date, ${to}::date, ${reason}) on conflict (id) do nothing
    `.execute(queries);
    if (numAffectedRows === 1n)
      await logBySite(queries, [absenceLog(await nameOf(queries, salesRepId), { from, to }, true)]);
    return numAffectedRows === 1n;
  });
}

/** Ends an absence of a sales rep; gives it as it was, or null if they have none with that id. Throws as `addAbsence` does. */
export function removeAbsence(
  staff: StaffAccess,
  { id, salesRepId }: Pick<Absence, "id" | "salesRepId">,
): Promise<Absence | null> {
  return forStaff(staff, async (queries) => {
    const removed = await queries
      .deleteFrom("demo_absences")
      .where("id", "=", id)
      .where("sales_rep_id", "=", salesRepId)
      .returning(absenceColumns)
      .executeTakeFirst();
    if (!removed) return null;
    await logBySite(queries, [absenceLog(await nameOf(queries, removed.salesRepId), removed, false)]);
    return removed;
  });
}

async function nameOf(queries: Queries, salesRep: string): Promise<string> {
  const { name } = await queries
    .selectFrom("sales_reps")
    .select("name")
    .where("id", "=", salesRep)
    .executeTakeFirstOrThrow();
  return name;
}

/** Opens a day that the staff closed; false when it is not closed. A holiday is only opened: it would come back. */
export function removeDay(staff: StaffAccess, day: string): Promise<boolean> {
  return forLeadWorker(staff, async (queries) => {
    const { numDeletedRows } = await queries
      .deleteFrom("demo_closed_days")
      .where(sql<boolean>`day = ${day}::date`)
      .where("kind", "=", "admin")
      .executeTakeFirst();
    if (numDeletedRows > 0n) await logBySite(queries, [dayLog(day, false)]);
    return numDeletedRows > 0n;
  });
}

/**
 * Changes when demos are offered and, in the same transaction, does what was decided about each coming booking that the
 * change puts outside of the offered times (product 12.9). Without a decision about each of them, on its current
 * version, nothing is changed.
 */
async function changeTimes<Result>(
  staff: StaffAccess,
  decided: Decisions,
  change: (queries: Queries) => Promise<Result>,
): Promise<TimesChanged<Result>> {
  try {
    return await forStaff(staff, async (queries) => {
      // Locks the settings, so that nobody books by the old times meanwhile.
      await settingsQuery(queries).forUpdate().execute();
      const before = await idsOutside(queries);
      const result = await change(queries);
      const affected = await findAffectedWithOthers(queries, (await idsOutside(queries)).difference(before));
      const applied: Decision[] = [];
      for (const demo of affected) applied.push(await applyDecision(queries, demo, affected, decided));
      return { result, applied };
    });
  } catch (error) {
    if (error instanceof DecisionsMissing) return { affected: error.affected };
    throw error;
  }
}

/** The settings as the log has them: the row with its columns. */
function settingsRow(queries: Queries): Promise<object> {
  return oneValue<object>(
    sql`(select to_jsonb(demo_settings) - '{only_row,version}'::text[] from demo_settings)`,
  )(queries);
}

async function applyDecision(
  queries: Queries,
  { id, version, invitedAt }: AffectedDemo,
  affected: readonly AffectedDemo[],
  { about, reason }: Decisions,
): Promise<Decision> {
  const decided = about.get(id);
  if (decided?.version !== version) throw new DecisionsMissing(affected);
  // A visitor who was asked already gets no second email.
  const decision = decided.decision === "ask" && invitedAt ? "keep" : decided.decision;
  const changes: Record<Decision, () => DemoChanged | "taken" | Promise<DemoChanged | "taken">> = {
    keep: () => "done",
    give: () => giveWithin(queries, { id, version }),
    ask: () => inviteWithin(queries, { id, version }),
    cancel: () => cancelWithin(queries, { id, version }, reason),
  };
  if ((await changes[decision]()) !== "done") throw new DecisionsMissing(affected);
  return decision;
}

/** The coming demos at times that are not offered (any more), or outside of their sales rep's hours. */
async function idsOutside(queries: Queries): Promise<Set<string>> {
  const now = new Date();
  const lastDay = startOfDay(lastStaffDay(now), 1);
  const { calendar, salesRepOf } = await readCalendar(queries, { from: now, to: lastDay });
  const coming = await queries
    .selectFrom("demo_bookings")
    .select(["id", "starts_at as startsAt", "ends_at as endsAt", "sales_rep_id as salesRepId"])
    .where("status", "=", "booked")
    .where("starts_at", ">", now)
    .execute();
  return new Set(coming.filter((demo) => isOutside(demo, salesRepOf(demo), calendar)).map(({ id }) => id));
}

async function findAffectedWithOthers(queries: Queries, ids: ReadonlySet<string>): Promise<AffectedDemo[]> {
  const affected: AffectedDemo[] = [];
  for (const demo of await findAffected(queries, ids)) {
    const { calendar, salesRepOf } = await readCalendar(queries, spanAround(demo.startsAt), demo.id);
    const canGive = othersFor(demo, calendar, salesRepOf(demo)).length > 0;
    affected.push({ ...demo, canGive });
  }
  return affected;
}

function findAffected(queries: Queries, ids: ReadonlySet<string>) {
  return bookings(queries)
    .select(["booking.invited_at as invitedAt", "booking.sales_rep_id as salesRepId"])
    .where(sql<boolean>`booking.id = any (${[...ids]}::uuid[])`)
    .orderBy("booking.starts_at")
    .orderBy("booking.id")
    .execute();
}
