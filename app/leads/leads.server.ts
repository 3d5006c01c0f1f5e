import { type RawBuilder, sql } from "kysely";
import { asStaff, type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { RequestKind } from "#app/domain/request-kinds.ts";
import type { Service } from "#app/domain/services.ts";
import { cleanSearch } from "#app/domain/telephone.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { startOfDay, startOfMonth } from "#app/i18n/swedish-days.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { NextStep } from "./lead.ts";
import {
  endless,
  type LeadCursor,
  type LeadFilter,
  type LeadSort,
  type LeadView,
  pageRows,
} from "./lead-filter.ts";
import { type LeadStatus, type LostReason, leadStatuses, openLeadStatuses } from "./lead-status.ts";

export interface LeadRow {
  id: string;
  kind: RequestKind;
  number: string;
  createdAt: Date;
  locale: Locale;
  company: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  service: Service | null;
  city: string | null;
  source: string;
  /** Where the work is. */
  place: string | null;
  message: string | null;
  orgNumber: string | null;
  status: LeadStatus;
  lostReason: LostReason | null;
  assignedTo: string | null;
  /** SEK without VAT. */
  value: number | null;
  /** When an order's work begins. */
  startsAt: Date | null;
  nextStep: NextStep | null;
  nextAt: Date | null;
  firstResponseAt: Date | null;
  /** When somebody on the staff first opened it. */
  readAt: Date | null;
  version: number;
  /** The lead that it was merged into. */
  mergedInto: string | null;
  /** The names of its tags, in order. */
  tags: string[];
  /** The row of its form, by column. */
  facts: Readonly<Record<string, unknown>>;
}

/** A page of the list, with the cursors of the pages beside it; null where there is none. */
export interface LeadPage {
  rows: LeadRow[];
  next: LeadCursor | null;
  previous: LeadCursor | null;
}

/** Where the work of a lead is: as a colleague corrected it, else as the form has it. */
export const placeColumn = sql<
  string | null
>`nullif(coalesce(place, facts ->> 'location', facts ->> 'place'), '')`;

// Not parsed by a schema: the table's check constraints hold, and the columns are named and typed as LeadRow.
const columns = sql`id, kind, number, created_at as "createdAt", locale, company, name, email, phone, service, city,
  source, ${placeColumn} as place, message, status, lost_reason as "lostReason", assigned_to as "assignedTo", value, starts_at as "startsAt",
  next_step as "nextStep", next_at as "nextAt", first_response_at as "firstResponseAt", read_at as "readAt", version,
  merged_into as "mergedInto", org_number as "orgNumber", facts,
  array_remove(array(select (select name collate "sv-x-icu" from tags where tags.id = tag_id and removed_at is null) as tag
    from lead_tags where lead_id = id order by tag), null) as tags`;

/** The sort key of each order; times with microseconds, so that a cursor is exact. Rows without the time come last. */
const sortKeys: Record<LeadSort, RawBuilder<string>> = {
  newest: timeKey("created_at"),
  oldest: timeKey("created_at"),
  start: timeKey("starts_at"),
  next: timeKey("next_at"),
  name: sql`sort_name`,
};

function timeKey(column: string): RawBuilder<string> {
  return sql`coalesce(to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${endless})`;
}

/**
 * A page of leads, by keyset pagination: the last page is as fast as the first, and new leads shift nothing. `rows` is
 * the size of the page.
 */
export async function listLeads(
  staff: StaffAccess,
  { filter, sort, cursor }: LeadView,
  rows = pageRows,
): Promise<LeadPage> {
  const isBackwards = cursor?.way === "before";
  const position = cursor && { id: cursor.id, key: cursor.key };
  const read = await staffRows(
    staff,
    sql<LeadRow & { key: string }>`select ${columns}, ${sortKeys[sort]} as key from find_leads(
      ${filterJson(filter)}::jsonb, ${sort}, ${position && JSON.stringify(position)}::jsonb,
      ${isBackwards}, ${rows + 1})`,
  );
  const hasMore = read.length > rows;
  const currentRows = read.slice(0, rows);
  if (isBackwards) currentRows.reverse();
  const [first, last] = [currentRows[0], currentRows.at(-1)];
  const cursorAt = (way: LeadCursor["way"], row: (typeof read)[number] | undefined): LeadCursor | null =>
    row ? { way, id: row.id, key: row.key } : null;
  return {
    rows: currentRows,
    next: isBackwards || hasMore ? cursorAt("after", last) : null,
    previous: (isBackwards ? hasMore : cursor !== null) ? cursorAt("before", first) : null,
  };
}

/** The filter for find_leads, count_leads and report_leads of the database: days in Sweden become timestamps. */
export function filterJson({ from, to, receivedBefore, wonIn, ...filter }: LeadFilter): string {
  const search = filter.search && cleanSearch(filter.search);
  return JSON.stringify({
    ...filter,
    search,
    since: from && startOfDay(from),
    before: [to && startOfDay(to, 1).toJSON(), receivedBefore]
      .filter((time) => time !== undefined)
      .toSorted()[0],
    ...(wonIn ? { wonSince: startOfMonth(wonIn), wonBefore: startOfMonth(wonIn, 1) } : {}),
  });
}

/**
 * All leads that a filter finds, at most `most`, latest first: in a transaction of the site for somebody who works with
 * leads. Throws PostgreSQL's 42501 for anybody else.
 */
export async function readFoundLeads(queries: Queries, filter: LeadFilter, most: number): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`select ${columns} from find_leads(
    ${filterJson(filter)}::jsonb, 'newest', null, false, ${most})`.execute(queries);
  return rows;
}

/** With a filter no more leads than this are counted: counting all would delay the list. A search costs more. */
const countedMost = { filter: 100_000, search: 20_000 };

/**
 * How many leads each status has under a filter (whose own status is ignored), and their total value (SEK without VAT).
 * The number is null when the filter finds more than `countedMost`.
 */
export async function countLeads(
  staff: StaffAccess,
  { status: _, ...filter }: LeadFilter = {},
): Promise<ReadonlyMap<LeadStatus, { leads: number | null; value: number }>> {
  const limit =
    Object.keys(filter).length > 0 ? countedMost[filter.search === undefined ? "filter" : "search"] : null;
  const rows = await staffRows(
    staff,
    sql<{ status: LeadStatus; leads: number | null; value: number }>`
      select status, leads, value from count_leads(${filterJson(filter)}::jsonb, ${limit})`,
  );
  return new Map(
    leadStatuses.map((status) => [
      status,
      rows.find((row) => row.status === status) ?? { leads: rows[0]?.leads === null ? null : 0, value: 0 },
    ]),
  );
}

/**
 * Leads without a response: orders whose work begins within a day first, then those that have waited longest. When
 * there are more than `limit`, half of the rows are the latest ones, so that a backlog does not hide what has just come
 * in.
 */
export function listWithoutResponse(staff: StaffAccess, now: Date, limit: number): Promise<LeadRow[]> {
  const soon = new Date(now.getTime() + milliseconds.day);
  const order = sql`case when starts_at < ${soon} then starts_at end nulls last, created_at, id`;
  const latest = Math.floor(limit / 2);
  return staffRows(
    staff,
    sql<LeadRow>`with waiting as (select leads.* from leads where status = 'new' and merged_into is null),
        first as (select id from waiting order by ${order} limit ${limit - latest}),
        latest as (select id from waiting where id not in (select id from first)
          order by created_at desc, id desc limit ${latest})
      select ${columns} from waiting where id in (select id from first union select id from latest)
      order by ${order}`,
  );
}

/** How many leads from before a time have no response, and how many next steps of `listNextSteps` are due. */
export async function countOverdue(
  staff: StaffAccess,
  { before, person, now }: { before: Date; person: string | null; now: Date },
): Promise<{ withoutResponse: number; steps: number }> {
  const [counted] = await staffRows(
    staff,
    sql<{ withoutResponse: number; steps: number }>`select
      (select count(*)::integer from leads
        where status = 'new' and merged_into is null and created_at < ${before}) as "withoutResponse",
      (select count(*)::integer from leads
        where next_at <= ${now} and merged_into is null
          and (${person}::uuid is null or assigned_to is null or assigned_to = ${person}::uuid)) as steps`,
  );
  return counted ?? { withoutResponse: 0, steps: 0 };
}

/** Leads with a next step, soonest first: everybody's, or only those of `person` and of nobody. */
export function listNextSteps(staff: StaffAccess, person: string | null, limit: number): Promise<LeadRow[]> {
  return staffRows(
    staff,
    sql<LeadRow>`select ${columns} from leads
      where next_at is not null and merged_into is null
        and (${person}::uuid is null or assigned_to is null or assigned_to = ${person}::uuid)
      order by next_at, id limit ${limit}`,
  );
}

/**
 * When leads came and got their first response, for responses since `since`; latest first, at most 5000. Those without
 * a wait, whose customers called a colleague, are left out.
 */
export function listResponseTimes(
  staff: StaffAccess,
  since: Date,
): Promise<{ createdAt: Date; firstResponseAt: Date }[]> {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("leads")
      .select(["created_at as createdAt", "first_response_at as firstResponseAt"])
      .where("first_response_at", ">=", since)
      .where("merged_into", "is", null)
      .whereRef("first_response_at", ">", "created_at")
      .orderBy("first_response_at", "desc")
      .limit(5000)
      .$narrowType<{ firstResponseAt: Date }>()
      .execute(),
  );
}

/** How many leads that came in since a time were lost for each reason (null: unknown), most first. */
export function countLost(
  staff: StaffAccess,
  since: Date,
): Promise<{ reason: LostReason | null; leads: number }[]> {
  return staffRows(
    staff,
    sql<{ reason: LostReason | null; leads: number }>`
      select lost_reason as reason, count(*)::integer as leads from leads
      where status = 'lost' and created_at >= ${since} and merged_into is null group by 1 order by 2 desc, 1`,
  );
}

/** The number of leads of one week, service, source and city. */
export interface LeadCount {
  /** The week's Monday in Sweden, `2026-11-16`. */
  monday: string;
  service: Service | null;
  source: string;
  city: string | null;
  leads: number;
}

/** How many leads came each week since a Monday, without spam and merged ones. */
export async function countByWeek(staff: StaffAccess, sinceMonday: string): Promise<LeadCount[]> {
  return staffRows(
    staff,
    sql<LeadCount>`
      select to_char(date_trunc('week', created_at at time zone 'Europe/Stockholm'), 'YYYY-MM-DD') as monday,
        service, source, city, count(*)::integer as leads
      from leads where created_at >= ${startOfDay(sinceMonday)} and status <> 'spam' and merged_into is null
      group by 1, 2, 3, 4`,
  );
}

/** Leads by their ids, latest first. */
export function listLeadsById(staff: StaffAccess, ids: readonly string[]): Promise<LeadRow[]> {
  return staffRows(
    staff,
    sql<LeadRow>`select ${columns} from leads where id = any (${ids}::uuid[]) order by created_at desc, id`,
  );
}

/** One lead; undefined for none that the person who is signed in may see. */
export async function findLead(staff: StaffAccess, id: string): Promise<LeadRow | undefined> {
  const [lead] = await staffRows(staff, sql<LeadRow>`select ${columns} from leads where id = ${id}`);
  return lead;
}

/**
 * Other leads with the same email, phone or organisation number; open ones first, those with the same email before
 * others, then the latest; at most 10.
 */
export function listDuplicates(staff: StaffAccess, id: string): Promise<LeadRow[]> {
  return staffRows(
    staff,
    sql<LeadRow>`with this as (select email_key, phone_key, org_number from leads where id = ${id})
      select ${columns} from leads
      where leads.id <> ${id} and merged_into is null and leads.id in (
        select same.id from leads same join this on same.email_key = this.email_key
        union select same.id from leads same join this on same.phone_key = this.phone_key
        union select same.id from leads same join this on same.org_number = this.org_number
      )
      order by status = any (${openLeadStatuses}::text[]) desc,
        coalesce(email_key = (select email_key from this), false) desc, created_at desc, id limit 10`,
  );
}
