import { sql } from "kysely";
import { asStaff, type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Attachment } from "./conversation/attachments.ts";
import { type CallOutcome, type LeadStatus, type LostReason, type NextStep, nextLeadStatus } from "./lead.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { findLead, type LeadRow } from "./leads.server.ts";

/**
 * The result of a change: done, with the new version, or refused because somebody changed the lead first; `now` is the
 * lead after that, undefined if it is gone.
 */
export type Change = { done: true; version: number } | { done: false; now: LeadRow | undefined };

export interface LeadChange {
  id: string;
  version: number;
  /** A field that is absent stays as it is. */
  status?: LeadStatus | undefined;
  lostReason?: LostReason | null | undefined;
  assignedTo?: string | null | undefined;
  /** SEK without VAT. */
  value?: number | null | undefined;
  next?: { step: NextStep; at: Date } | null | undefined;
}

/**
 * Changes a lead's status, lost reason, owner, value and next step, if the lead is still at `version`, so that no
 * colleague's change is overwritten. The database logs it in the same transaction.
 */
export async function changeLead(
  staff: StaffAccess,
  { id, version, status, lostReason, assignedTo, value, next }: LeadChange,
): Promise<Change> {
  const changed = await asStaff(staff, (queries) =>
    queries
      .updateTable("leads")
      .set({
        status,
        lost_reason: lostReason,
        assigned_to: assignedTo,
        value,
        ...(next === undefined ? {} : { next_step: next?.step ?? null, next_at: next?.at ?? null }),
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("version")
      .executeTakeFirst(),
  );
  if (changed) return { done: true, version: changed.version };
  return { done: false, now: await findLead(staff, id) };
}

/**
 * Changes the status (with the reason of a lost one) or the owner of several leads, each only if it is still at its
 * version. Gives those that were changed, with their new versions.
 */
export async function changeLeads(
  staff: StaffAccess,
  leads: readonly { id: string; version: number }[],
  { status, lostReason, assignedTo }: Pick<LeadChange, "status" | "lostReason" | "assignedTo">,
): Promise<{ id: string; version: number }[]> {
  const isChosen = sql<boolean>`(id, version) in (
    select id, version from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as chosen (id uuid, version integer))`;
  return asStaff(staff, async (queries) => {
    // In the order of their ids, so that two who change the same leads take turns.
    await queries.selectFrom("leads").where(isChosen).orderBy("id").forNoKeyUpdate().execute();
    return queries
      .updateTable("leads")
      .set({ status, lost_reason: lostReason, assigned_to: assignedTo })
      .where(isChosen)
      .returning(["id", "version"])
      .execute();
  });
}

/** Logs the outcome of a call; a new lead that was reached becomes contacted. False when the lead is gone. */
export function logCall(staff: StaffAccess, leadId: string, outcome: CallOutcome): Promise<boolean> {
  return staffCall(staff, sql`log_call(${leadId}::uuid, ${outcome})`);
}

/** Adds a note, unless the id exists already. */
export async function addNote(
  staff: StaffAccess,
  note: { id: string; leadId: string; text: string },
): Promise<void> {
  await asStaff(staff, (queries) =>
    sql`insert into lead_notes (id, lead_id, text) values (${note.id}, ${note.leadId}, ${note.text})
      on conflict do nothing`.execute(queries),
  );
}

/** Removes one's own note and gives its text; null when it is somebody else's, or gone. */
export async function removeNote(staff: StaffAccess, id: string): Promise<string | null> {
  const row = await asStaff(staff, (queries) =>
    queries.deleteFrom("lead_notes").where("id", "=", id).returning("text").executeTakeFirst(),
  );
  return row?.text ?? null;
}

export interface LeadEmail {
  id: string;
  leadId: string;
  /** The lead's version when the email was written. */
  version: number;
  recipient: string;
  subject: string;
  body: string;
  locale: Locale;
  files: readonly Attachment[];
}

/**
 * Saves an email and queues it in one transaction, if the lead is still at the version that it was written on, so that
 * two colleagues never answer the same lead without knowing. It always raises the version. An email whose id exists is
 * not sent again.
 */
export async function sendLeadEmail(staff: StaffAccess, writtenEmail: LeadEmail): Promise<Change> {
  const version = await asStaff(staff, async (queries) => {
    const leads = queries.selectFrom("leads").where("id", "=", writtenEmail.leadId);
    // The lock waits for a colleague's change in progress, so that this reads its result.
    const lead = await leads.select("version").forUpdate().executeTakeFirst();
    const storedEmail = await queries
      .selectFrom("lead_replies")
      .select("id")
      .where("id", "=", writtenEmail.id)
      .executeTakeFirst();
    if (!lead || storedEmail) return lead?.version;
    if (lead.version !== writtenEmail.version) return undefined;
    const raised = await queries
      .updateTable("leads")
      .set({
        status: sql<string>`case status when 'new' then ${nextLeadStatus.new} else status end`,
        assigned_to: sql<string>`coalesce(assigned_to, auth.uid())`,
        next_step: sql<string | null>`nullif(next_step, 'answer')`,
        next_at: sql<Date | null>`case when next_step <> 'answer' then next_at end`,
      })
      .where("id", "=", writtenEmail.leadId)
      .returning("version")
      .executeTakeFirstOrThrow();
    await sql`insert into lead_replies (id, lead_id, recipient, subject, body, locale)
      values (${writtenEmail.id}, ${writtenEmail.leadId}, ${writtenEmail.recipient}, ${writtenEmail.subject}, ${writtenEmail.body}, ${writtenEmail.locale})`.execute(
      queries,
    );
    for (const [index, { name, kind, content }] of writtenEmail.files.entries())
      await sql`insert into lead_reply_files (reply_id, place, name, kind, content)
        values (${writtenEmail.id}, ${index + 1}, ${name}, ${kind}, ${content})`.execute(queries);
    return raised.version;
  });
  if (version !== undefined) return { done: true, version };
  return { done: false, now: await findLead(staff, writtenEmail.leadId) };
}

/** Logs an export of leads: who made it, with which filter, and how many leads it had. */
export async function noteExport(staff: StaffAccess, filter: LeadFilter, rows: number): Promise<void> {
  await asStaff(staff, (queries) =>
    queries
      .insertInto("lead_events")
      .values({ kind: "export", data: JSON.stringify({ filter, rows }) })
      .execute(),
  );
}
