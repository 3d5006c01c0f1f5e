import { type Insertable, sql } from "kysely";
import * as z from "zod/mini";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DB } from "#backend/database/types.ts";
import { errorCode } from "#backend/error-code.ts";
import type { Attachment } from "./conversation/attachments.ts";
import { heldSeconds } from "./conversation/held-email.ts";
import * as rules from "./lead.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { leadStatuses, lostReasons } from "./lead-status.ts";
import { findLead, type LeadRow, readFoundLeads } from "./leads.server.ts";
import { type LeadWorker, toldOf } from "./notices/notice.ts";

/** A lead before anybody has worked with it. */
export type NewLead = Insertable<DB["leads"]>;

/** Stores a new lead; storeChange then stores what follows. Throws PostgreSQL's 23505 when there is one with its id. */
export async function insertLead(queries: Queries, lead: NewLead): Promise<void> {
  await queries.insertInto("leads").values(lead).execute();
}

/**
 * Locks leads until the transaction ends, in the order of their ids, so that two who change the same ones take turns.
 * Gives them by id, and the occasion for the rules (lead.ts): who the transaction is for (forLeadWorker; null for a visitor)
 * and the time, which is the database's, as all times of leads are. A lead that is erased, or not for this person, is
 * missing. storeChange then stores what the rules decide.
 */
export async function lockLeads(
  queries: Queries,
  who: string | null,
  ids: readonly string[],
): Promise<{ leads: Map<string, rules.Lead>; occasion: rules.Occasion }> {
  const { rows } = await sql<rules.Lead & { now: Date }>`
    select id, number, version, status, lost_reason as "lostReason", assigned_to as "assignedTo", value,
      next_step as "nextStep", next_at as "nextAt", first_response_at as "firstResponseAt", merged_into as "mergedInto", now() as now
    from leads where id = any (${ids}::uuid[]) order by id for no key update`.execute(queries);
  return {
    leads: new Map(rows.map(({ now, ...lead }) => [lead.id, lead])),
    occasion: { who, now: rows[0]?.now ?? new Date() },
  };
}

/**
 * Waits until nobody merges or splits leads, and prevents it until the transaction ends, so that the lead that is
 * worked with remains the same. Merging and splitting run `alone`; other changes wait for them, but not for each other.
 */
export async function lockMerging(queries: Queries, { alone }: { alone: boolean }): Promise<void> {
  await sql`select private.lock_merging(${alone})`.execute(queries);
}

/**
 * Locks the lead that is worked with in place of the `received` one: itself, or the last one that it was merged into;
 * both are locked. Undefined when the lead is erased, or not for this person.
 */
export async function lockWorkedLead(queries: Queries, who: string | null, id: string) {
  await lockMerging(queries, { alone: false });
  const { rows } = await sql<{ id: string }>`with recursive chain as (
      select id, merged_into, 1 as depth from leads where id = ${id}
      union all
      select above.id, above.merged_into, depth + 1 from leads above join chain on above.id = chain.merged_into
      where depth < 20
    ) select id from chain order by depth desc limit 1`.execute(queries);
  const [worked] = rows;
  if (!worked) return undefined;
  const { leads, occasion } = await lockLeads(queries, who, [id, worked.id]);
  const [received, lead] = [leads.get(id), leads.get(worked.id)];
  return received && lead && { received, lead, occasion };
}

/** Those who work with leads now, and how each is notified. */
export async function readLeadWorkers(queries: Queries): Promise<readonly LeadWorker[]> {
  const { rows } = await sql<LeadWorker>`
    select id, new_leads as "newLeads", assigned, incoming_emails as "incomingEmails", steps, morning
    from private.notice_choices()`.execute(queries);
  return rows;
}

/**
 * Stores what follows from something that happened to locked leads: however many, in a constant number of statements.
 * `workers`: from readLeadWorkers, if they have been read already.
 */
export async function storeChange(
  queries: Queries,
  { leads, events, notices }: rules.Consequences,
  { who, workers }: Pick<rules.Occasion, "who"> & { workers?: readonly LeadWorker[] },
): Promise<void> {
  if (leads.length > 0)
    await sql`update leads set status = changed.status, lost_reason = changed."lostReason",
        assigned_to = changed."assignedTo", value = changed.value, next_step = changed."nextStep",
        next_at = changed."nextAt", first_response_at = changed."firstResponseAt", merged_into = changed."mergedInto"
      from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as changed (
        id uuid, status text, "lostReason" text, "assignedTo" uuid, value integer, "nextStep" text,
        "nextAt" timestamptz, "firstResponseAt" timestamptz, "mergedInto" uuid)
      where leads.id = changed.id`.execute(queries);
  if (events.length > 0)
    await queries
      .insertInto("lead_events")
      .values(events.map(({ lead, kind, data }) => ({ lead_id: lead, kind, data: JSON.stringify(data) })))
      .execute();
  if (notices.length > 0) await tell(queries, notices, who, workers ?? (await readLeadWorkers(queries)));
}

/**
 * Notifies colleagues of leads, as each of them chose. All leads of one kind that a transaction tells a person about
 * are one notice. A reminder that a person has got already is left out.
 */
async function tell(
  queries: Queries,
  notices: readonly rules.NewNotice[],
  who: string | null,
  workers: readonly LeadWorker[],
): Promise<void> {
  const ids = new Map<string, string>();
  const rows = notices.flatMap((notice) =>
    toldOf(notice, workers, who).map(({ person, way }) => ({
      id: ids.getOrInsertComputed(`${notice.kind} ${person}`, () => crypto.randomUUID()),
      lead_id: notice.lead,
      user_id: person,
      kind: notice.kind,
      way,
      step_at: notice.stepAt ?? null,
    })),
  );
  if (rows.length === 0) return;
  const stored = await queries
    .insertInto("lead_notices")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "kind", "way"])
    .execute();
  const emails = new Map(
    stored.flatMap(({ id, kind, way }) => (way === "browser" ? [] : [[id, noticeTask(kind)] as const])),
  );
  await sql`select private.queue_job(task, json_build_object('id', id), 'lead-notice:' || id)
    from unnest(${[...emails.keys()]}::uuid[], ${[...emails.values()]}::text[]) as notice (id, task)`.execute(
    queries,
  );
}

/** The task that sends a notice. Reminders have one of their own, since nodes of 1.0.0 would send none. */
function noticeTask(kind: string): string {
  return kind === "step" ? "send-lead-reminder" : "send-lead-notice";
}

/**
 * The result of a change: done, with the new version, or refused because somebody changed the lead first; `now` is the
 * lead after that, undefined if it is gone.
 */
export type Change = { done: true; version: number } | { done: false; now: LeadRow | undefined };

export interface LeadChange extends rules.LeadWish {
  id: string;
  version: number;
}

/** Changes a lead's status, lost reason, owner, value and next step, if it is still at `version` (product 19.6). */
export async function changeLead(staff: StaffAccess, change: LeadChange): Promise<Change> {
  const [done] = await changeLeads(staff, [change]);
  return done
    ? { done: true, version: done.version }
    : { done: false, now: await findLead(staff, change.id) };
}

/** Changes leads, each only if it is still at its version. Gives those that were changed, with their new versions. */
export function changeLeads(staff: StaffAccess, changes: readonly LeadChange[]): Promise<ChangedLead[]> {
  return forLeadWorker(staff, (queries, who) => changeEach(queries, who, changes));
}

/** A lead that was changed, and its new version. */
export interface ChangedLead {
  id: string;
  version: number;
}

/** How many leads one change may concern, at most. */
export const changedMost = 1_000;

/**
 * Changes all leads that a filter finds at this moment, in one transaction (product 19.28). Gives them as they were, and
 * those that were changed; null, and nothing is changed, when there are more than `changedMost`. Throws PostgreSQL's
 * 42501 for somebody who does not work with leads.
 */
export function changeFoundLeads(
  staff: StaffAccess,
  filter: LeadFilter,
  wish: rules.LeadWish,
): Promise<{ before: LeadRow[]; changed: ChangedLead[] } | null> {
  return forLeadWorker(staff, async (queries, who) => {
    const before = await readFoundLeads(queries, filter, changedMost + 1);
    if (before.length > changedMost) return null;
    const changes = before.map(({ id, version }) => ({ ...wish, id, version }));
    return { before, changed: await changeEach(queries, who, changes) };
  });
}

async function changeEach(
  queries: Queries,
  who: string,
  changes: readonly LeadChange[],
): Promise<ChangedLead[]> {
  const wishes = new Map(changes.map(({ id, ...wish }) => [id, wish]));
  const { leads, occasion } = await lockLeads(queries, who, Array.from(wishes.keys()));
  const change = rules.together(
    Array.from(wishes).flatMap(([id, { version, ...wish }]) => {
      const lead = leads.get(id);
      return lead ? rules.changeLead(lead, version, wish, occasion) : [];
    }),
  );
  await storeChange(queries, change, occasion);
  return change.leads.map(({ id, version }) => ({ id, version }));
}

/** Notes that somebody on the staff has opened leads, the first time: their buyers' pages say so. */
export async function markRead(staff: StaffAccess, ids: readonly string[]): Promise<void> {
  await forLeadWorker(staff, (queries) =>
    queries
      .updateTable("leads")
      .set({ read_at: new Date() })
      .where("id", "in", ids)
      .where("read_at", "is", null)
      .execute(),
  );
}

/** Logs the outcome of a call. False when the lead is gone. */
export function logCall(staff: StaffAccess, leadId: string, outcome: rules.CallOutcome): Promise<boolean> {
  return forLeadWorker(staff, async (queries, who) => {
    const { leads, occasion } = await lockLeads(queries, who, [leadId]);
    const lead = leads.get(leadId);
    if (!lead) return false;
    await storeChange(queries, rules.callLead(lead, outcome, occasion), occasion);
    return true;
  });
}

/** Adds a note, unless the id exists already. */
export async function addNote(
  staff: StaffAccess,
  { id, leadId, text }: { id: string; leadId: string; text: string },
): Promise<void> {
  await forLeadWorker(staff, async (queries, who) => {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto("lead_notes")
      .values({ id, lead_id: leadId, text })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await storeChange(queries, rules.noteLead(leadId, id), { who });
  });
}

/** Removes one's own note and gives its text; null when it is somebody else's, or gone. */
export function removeNote(staff: StaffAccess, id: string): Promise<string | null> {
  return forLeadWorker(staff, async (queries, who) => {
    const note = await queries
      .deleteFrom("lead_notes")
      .where("id", "=", id)
      .returning(["lead_id as leadId", "text"])
      .executeTakeFirst();
    if (!note) return null;
    await sql`delete from lead_events
      where lead_id = ${note.leadId} and kind = 'note' and data ->> 'note' = ${id}`.execute(queries);
    await storeChange(queries, rules.removeNote(note.leadId), { who });
    return note.text;
  });
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
 * Saves an email and queues it in one transaction, to be sent when it has been held for `held` seconds, if the lead is still at the version that it was written on, so that
 * two colleagues never respond to the same lead without knowing. An email whose id exists is not sent again.
 */
export async function sendLeadEmail(
  staff: StaffAccess,
  { id, leadId, version, files, ...email }: LeadEmail,
  held = heldSeconds,
): Promise<Change> {
  const changed = await forLeadWorker(staff, async (queries, who) => {
    const { leads, occasion } = await lockLeads(queries, who, [leadId]);
    const lead = leads.get(leadId);
    const stored = queries.selectFrom("lead_emails").select("id").where("id", "=", id);
    if (!lead || (await stored.executeTakeFirst())) return lead?.version;
    const change = rules.emailLead(lead, version, id, occasion);
    if ("refused" in change) return undefined;
    await queries
      .insertInto("lead_emails")
      .values({ id, lead_id: leadId, ...email })
      .execute();
    if (files.length > 0)
      await queries
        .insertInto("lead_email_files")
        .values(files.map((file, index) => ({ email_id: id, place: index + 1, ...file })))
        .execute();
    await sql`select private.hold_lead_email(${id}, make_interval(secs => ${held}), ${JSON.stringify(lead)}::jsonb)`.execute(
      queries,
    );
    await storeChange(queries, change, occasion);
    return version + 1;
  });
  if (changed !== undefined) return { done: true, version: changed };
  return { done: false, now: await findLead(staff, leadId) };
}

/** Whether an email was taken back, the lead's version then, and the names of its attachments, which are gone. */
export type EmailTakenBack = { done: true; version?: number; files: readonly string[] } | { done: false };

/**
 * Takes back one's own email while it is held: removes it, its attachments, its entry on the timeline and its job in
 * one transaction, and undoes what it changed about the lead, unless somebody has changed that since. Done as well when
 * the email is gone already. Otherwise, when it has begun to be sent or is somebody else's, nothing is changed.
 */
export async function takeBackEmail(staff: StaffAccess, id: string): Promise<EmailTakenBack> {
  try {
    return await forLeadWorker(staff, async (queries, who) => {
      const emails = queries.selectFrom("lead_emails").where("id", "=", id);
      const email = await emails.select(["lead_id as leadId", "author"]).executeTakeFirst();
      if (!email) return { done: true, files: [] };
      if (email.author !== who) return { done: false };
      const { leads, occasion } = await lockLeads(queries, who, [email.leadId]);
      const { rows } = await sql<{
        before: unknown;
      }>`select private.take_back_lead_email(${id}) as before`.execute(queries);
      const before = z.nullable(leadBefore).parse(rows[0]?.before ?? null);
      const lead = leads.get(email.leadId);
      if (!before || !lead) {
        const isGone = !(await emails.select("id").executeTakeFirst());
        return isGone ? { done: true, files: [] } : { done: false };
      }
      const attached = queries.selectFrom("lead_email_files").select("name").where("email_id", "=", id);
      const files = await attached.orderBy("place").execute();
      await queries.deleteFrom("lead_emails").where("id", "=", id).execute();
      await sql`delete from lead_events
        where lead_id = ${email.leadId} and kind = 'email' and data ->> 'email' = ${id}`.execute(queries);
      const change = rules.takeEmailBack(lead, { ...lead, ...before });
      await storeChange(queries, change, occasion);
      const { version } = change.leads[0] ?? lead;
      return { done: true, version, files: files.map(({ name }) => name) };
    });
  } catch (error) {
    // Its first attempt has just failed: the mail server may have taken it all the same.
    if (errorCode(error) === "55006") return { done: false };
    throw error;
  }
}

const time = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
);
/** What the job of a held email remembers of its lead: the columns that an email changes. */
const leadBefore = z.object({
  version: z.number(),
  status: z.enum(leadStatuses),
  lostReason: z.nullable(z.enum(lostReasons)),
  assignedTo: z.nullable(z.uuid()),
  nextStep: z.nullable(z.enum(rules.nextSteps)),
  nextAt: time,
  firstResponseAt: time,
});

/** Logs an export of leads: who made it, with which filter, and how many leads it had. */
export async function noteExport(staff: StaffAccess, filter: LeadFilter, rows: number): Promise<void> {
  await asStaff(staff, (queries) =>
    queries
      .insertInto("lead_events")
      .values({ kind: "export", data: JSON.stringify({ filter, rows }) })
      .execute(),
  );
}
