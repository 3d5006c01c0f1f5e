import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { type LeadStatus, leadStatuses, leadStatusOf } from "#app/domain/lead-status.ts";
import { type Service, serviceOf } from "#app/domain/services.ts";
import {
  type LeadCursor,
  type LeadFilter,
  type LeadKind,
  type LeadView,
  leadKinds,
  pageRows,
} from "./rules.ts";

/** A lead as lists show it. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  number: string;
  createdAt: Date;
  locale: "sv" | "en";
  company: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  service: Service | null;
  city: string | null;
  source: string;
  message: string | null;
  status: LeadStatus;
  assignedTo: string | null;
  answeredAt: Date | null;
  version: number;
  /** What a page of the list goes on after: the time with microseconds, or the name as it is sorted. */
  timeKey: string;
  nameKey: string;
  /** The row of its form, by column. */
  facts: Readonly<Record<string, unknown>>;
}

/** One page of a list, and where the pages beside it begin; null where there is none. */
export interface LeadPage {
  rows: LeadRow[];
  next: LeadCursor | null;
  previous: LeadCursor | null;
}

const columns = sql`id, kind, number, created_at, locale, company, name, email, phone, service, city, source, message,
  status, assigned_to, answered_at, version, org_number, facts,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time_key, sort_name as name_key`;

interface RawLead {
  id: string;
  kind: string;
  number: string;
  created_at: Date;
  locale: string;
  company: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  city: string | null;
  source: string;
  message: string | null;
  status: string;
  assigned_to: string | null;
  answered_at: Date | null;
  version: number;
  org_number: string | null;
  time_key: string;
  name_key: string;
  facts: Record<string, unknown>;
}

/**
 * A page of leads by key: as fast on the last page as on the first, and steady while new ones come in. `rows` is how
 * many (a page of the list by default).
 */
export async function listLeads(
  staff: StaffAccess,
  { filter, sort, cursor }: LeadView,
  rows = pageRows,
): Promise<LeadPage> {
  const isBackwards = cursor?.way === "before";
  const position = cursor && { id: cursor.id, [sort === "name" ? "name" : "at"]: cursor.key };
  const found = await asStaff(staff, (queries) =>
    sql<RawLead>`select ${columns} from find_leads(
      ${JSON.stringify(questionOf(filter))}::jsonb, ${sort}, ${position && JSON.stringify(position)}::jsonb,
      ${isBackwards}, ${rows + 1})`.execute(queries),
  );
  const hasMore = found.rows.length > rows;
  const shown = found.rows.slice(0, rows).map(leadOf);
  if (isBackwards) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const at = (way: LeadCursor["way"], row: LeadRow | undefined): LeadCursor | null =>
    row ? { way, id: row.id, key: sort === "name" ? row.nameKey : row.timeKey } : null;
  return {
    rows: shown,
    next: isBackwards || hasMore ? at("after", last) : null,
    previous: (isBackwards ? hasMore : cursor !== null) ? at("before", first) : null,
  };
}

/** The database's own form of a filter: days in Sweden become moments. */
function questionOf({ from, to, ...filter }: LeadFilter): Record<string, string> {
  return {
    ...filter,
    ...(from ? { since: startOf(from, 0) } : {}),
    ...(to ? { before: startOf(to, 1) } : {}),
  };
}

function startOf(day: string, later: number): string {
  return Temporal.PlainDate.from(day)
    .add({ days: later })
    .toZonedDateTime("Europe/Stockholm")
    .toInstant()
    .toString();
}

/** How many leads there are of each status. */
export async function countLeads(staff: StaffAccess): Promise<ReadonlyMap<LeadStatus, number>> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("leads")
      .select(["status", (lead) => lead.fn.countAll().as("leads")])
      .groupBy("status")
      .execute(),
  );
  return new Map(
    leadStatuses.map((status) => [status, Number(rows.find((row) => row.status === status)?.leads ?? 0)]),
  );
}

/** Leads that nobody has answered, longest waiting first. */
export async function listWaiting(staff: StaffAccess, most: number): Promise<LeadRow[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<RawLead>`select ${columns} from leads where status = 'new' order by created_at, id limit ${most}`.execute(
      queries,
    ),
  );
  return rows.map(leadOf);
}

/** When leads came and were answered, of those answered since a moment; at most 5000, latest first. */
export async function listAnswers(
  staff: StaffAccess,
  since: Date,
): Promise<{ createdAt: Date; answeredAt: Date }[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("leads")
      .select(["created_at", "answered_at"])
      .where("answered_at", ">=", since)
      .orderBy("answered_at", "desc")
      .limit(5000)
      .execute(),
  );
  return rows.flatMap(({ created_at, answered_at }) =>
    answered_at ? [{ createdAt: created_at, answeredAt: answered_at }] : [],
  );
}

/** How many leads came in a week, of one service, source and city. */
export interface LeadCount {
  /** The week's Monday in Sweden, `2026-11-16`. */
  monday: string;
  service: Service | null;
  source: string;
  city: string | null;
  leads: number;
}

/** Counts leads by week since a Monday in Sweden. */
export async function countByWeek(staff: StaffAccess, sinceMonday: string): Promise<LeadCount[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ monday: string; service: string | null; source: string; city: string | null; leads: number }>`
      select to_char(date_trunc('week', created_at at time zone 'Europe/Stockholm'), 'YYYY-MM-DD') as monday,
        service, source, city, count(*)::integer as leads
      from leads where created_at >= ${startOf(sinceMonday, 0)}::timestamptz
      group by 1, 2, 3, 4`.execute(queries),
  );
  return rows.map((row) => ({ ...row, service: serviceOf(row.service) }));
}

/** A lead with all that its page shows. */
export interface LeadFile extends LeadRow {
  orgNumber: string | null;
}

/** One lead, whole; undefined when there is none, or none that this person may see. */
export async function findLead(staff: StaffAccess, id: string): Promise<LeadFile | undefined> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<RawLead>`select ${columns} from leads where id = ${id}`.execute(queries),
  );
  const [row] = rows;
  return row && { ...leadOf(row), orgNumber: row.org_number };
}

/** Other leads of the same e-mail address, phone number or organisation number, latest first, at most ten. */
export async function listDuplicates(staff: StaffAccess, id: string): Promise<LeadRow[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<RawLead>`
      with this as (select email_key, phone_key, org_number from leads where id = ${id})
      select ${columns} from leads
      where leads.id <> ${id} and leads.id in (
        select same.id from leads same join this on same.email_key = this.email_key
        union select same.id from leads same join this on same.phone_key = this.phone_key
        union select same.id from leads same join this on same.org_number = this.org_number
      )
      order by created_at desc, id limit 10`.execute(queries),
  );
  return rows.map(leadOf);
}

/** Something that was done about a lead. `actor` is null for the product itself. */
export interface LeadEvent {
  id: string;
  at: Date;
  actor: string | null;
  kind: "status" | "assigned" | "note" | "noteRemoved" | "reply";
  from: string | null;
  to: string | null;
  note: { id: string; text: string; author: string | null } | null;
  reply: { id: string; subject: string; recipient: string; delivery: string | null } | null;
}

interface RawEvent {
  id: string;
  at: Date;
  actor: string | null;
  kind: string;
  from: string | null;
  to: string | null;
  note_id: string | null;
  note_text: string | null;
  note_author: string | null;
  reply_id: string | null;
  reply_subject: string | null;
  reply_recipient: string | null;
  delivery: string | null;
}

/** All that was done about a lead, latest first, at most two hundred. */
export async function listEvents(staff: StaffAccess, leadId: string): Promise<LeadEvent[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<RawEvent>`
      select event.id, event.created_at as at, event.actor, event.kind,
        event.data ->> 'from' as from, event.data ->> 'to' as to,
        note.id as note_id, note.text as note_text, note.author as note_author,
        reply.id as reply_id, reply.subject as reply_subject, reply.recipient as reply_recipient,
        delivery.status as delivery
      from lead_events event
      left join lead_notes note on event.kind = 'note' and note.id = (event.data ->> 'note')::uuid
      left join lead_replies reply on event.kind = 'reply' and reply.id = (event.data ->> 'reply')::uuid
      left join mail_deliveries delivery on delivery.about = 'reply' and delivery.about_id = reply.id
      where event.lead_id = ${leadId}
      order by event.id desc limit 200`.execute(queries),
  );
  return rows.flatMap((row) => {
    const kind = eventKindOf(row.kind);
    if (!kind) return [];
    return {
      id: row.id,
      at: row.at,
      actor: row.actor,
      kind,
      from: row.from,
      to: row.to,
      note: row.note_id ? { id: row.note_id, text: row.note_text ?? "", author: row.note_author } : null,
      reply: row.reply_id
        ? {
            id: row.reply_id,
            subject: row.reply_subject ?? "",
            recipient: row.reply_recipient ?? "",
            delivery: row.delivery,
          }
        : null,
    };
  });
}

/** Emails about one lead's form: which, and how far each got. */
export async function listEmails(
  staff: StaffAccess,
  { id, kind }: Pick<LeadRow, "id" | "kind">,
): Promise<{ kind: string; status: string; at: Date }[]> {
  const about = { contact: "contact_request", quote: "quote_request", order: "express_order" }[kind];
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["kind", "status", "sent_at", "created_at"])
      .where("about", "=", about)
      .where("about_id", "=", id)
      .orderBy("created_at")
      .execute(),
  );
  return rows.map(({ sent_at, created_at, ...row }) => ({ ...row, at: sent_at ?? created_at }));
}

/** Who works at the admin and may have leads, by name. */
export async function listColleagues(
  staff: StaffAccess,
): Promise<{ id: string; name: string; active: boolean }[]> {
  const rows = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select(["user_id", "name", "active", "role"]).orderBy("name").execute(),
  );
  return rows.map(({ user_id, name, active, role }) => ({
    id: user_id,
    name,
    active: active && role !== "editor",
  }));
}

function leadOf(row: RawLead): LeadRow {
  return {
    id: row.id,
    kind: leadKinds.find((kind) => kind === row.kind) ?? "contact",
    number: row.number,
    createdAt: row.created_at,
    locale: row.locale === "en" ? "en" : "sv",
    company: row.company,
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: serviceOf(row.service),
    city: row.city,
    source: row.source,
    message: row.message,
    status: leadStatusOf(row.status) ?? "new",
    assignedTo: row.assigned_to,
    answeredAt: row.answered_at,
    version: row.version,
    timeKey: row.time_key,
    nameKey: row.name_key,
    facts: row.facts,
  };
}

function eventKindOf(kind: string): LeadEvent["kind"] | undefined {
  return (["status", "assigned", "note", "noteRemoved", "reply"] as const).find((known) => known === kind);
}
