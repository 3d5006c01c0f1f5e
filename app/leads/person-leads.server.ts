import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import { storeChange } from "./change-lead.server.ts";
import type { NewEvent } from "./lead.ts";
import { leadForDemo, type PersonDemo, type PersonLead } from "./lead-of-person.ts";

/**
 * The lead that a demo of a person belongs to, for the site's own transaction (app/domain/as-site.server.ts). It
 * considers leads with their email address, and leads without an address but with their number. A merged lead counts
 * as the one that it was merged into. The lead stays until the transaction ends. Null for none.
 */
export async function findLeadForDemo(
  queries: Queries,
  { email, phone }: { email: string; phone: string | null },
): Promise<string | null> {
  const lead = leadForDemo(await listLeadsOfPerson(queries, { email, phone }));
  return lead && keepLead(queries, lead);
}

/** The leads of a person, with their email address, or without one with their number; for a merged one the one that is kept. */
export async function listLeadsOfPerson(
  queries: Queries,
  { email, phone }: { email: string; phone: string | null },
): Promise<PersonLead[]> {
  const { rows } = await sql<PersonLead>`
    with recursive found as (
      select id, merged_into, status, created_at, email_key = lower(${email}) as by_email from leads
      where email_key = lower(${email})
        or (email_key is null and phone_key = nullif(private.plain_phone(${phone}), ''))
      union
      select lead.id, lead.merged_into, lead.status, lead.created_at, found.by_email
      from found join leads lead on lead.id = found.merged_into
    )
    select id, status, coalesce(by_email, false) as "byEmail", created_at as "createdAt" from found
    where merged_into is null`.execute(queries);
  return rows;
}

/** Keeps a lead from being erased until the transaction ends, for a row that names it. Gives its id, or null if it is gone. */
export async function keepLead(queries: Queries, id: string): Promise<string | null> {
  const lead = await queries
    .selectFrom("leads")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return lead?.id ?? null;
}

/**
 * The demos of the persons of leads, locked until the transaction ends, by the lead's id: those with their email
 * address, or without one those with their telephone number.
 */
export async function lockDemosOfPersons(
  queries: Queries,
  leads: readonly { id: string; email?: string | null | undefined; phone?: string | null | undefined }[],
): Promise<ReadonlyMap<string, PersonDemo[]>> {
  const persons = leads.map(({ id, email, phone }) => ({ id, email: email || null, phone: phone ?? null }));
  const { rows } = await sql<PersonDemo & { person: string }>`
    with persons as (
      select id, lower(email) as email, case when email is null then nullif(private.plain_phone(phone), '') end as phone
      from jsonb_to_recordset(${JSON.stringify(persons)}::jsonb) as person (id uuid, email text, phone text)
    ), known as (
      select persons.id as person, demo.id from persons join demo_bookings demo on demo.email_key = persons.email
      union select persons.id, demo.id from persons join demo_bookings demo on demo.phone_key = persons.phone
    )
    select known.person, demo.id, status = 'booked' as "isBooked", ends_at as "endsAt", lead_id as "leadId"
    from known join demo_bookings demo on demo.id = known.id
    order by demo.id for no key update of demo`.execute(queries);
  const demos = new Map<string, PersonDemo[]>();
  for (const { person, ...demo } of rows) demos.getOrInsertComputed(person, () => []).push(demo);
  return demos;
}

/** Links demos to a lead. */
export async function linkDemos(queries: Queries, demos: readonly string[], lead: string): Promise<void> {
  if (demos.length > 0)
    await queries.updateTable("demo_bookings").set({ lead_id: lead }).where("id", "in", demos).execute();
}

/** Writes on the timelines of leads what happened to their demo. */
export async function tellLeadsOfDemo(
  queries: Queries,
  demo: string,
  events: readonly Pick<NewEvent, "lead" | "kind">[],
): Promise<void> {
  const told = events.map((event) => ({ ...event, data: { demo } }));
  await storeChange(queries, { leads: [], events: told, notices: [] }, { who: null });
}
