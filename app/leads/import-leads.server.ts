import { sql } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { addLeads, type LeadToAdd } from "./add-lead.server.ts";
import { addTags } from "./change-tags.server.ts";

/** A lead of a file, with the names of its tags. */
export interface ImportedLead extends LeadToAdd {
  tags: readonly string[];
}

/** How many leads one import adds at most, so that it is one transaction of a few seconds. */
export const mostImported = 2_000;

/**
 * Divides leads into those that are new and those that are here already (product 19.31): with the same id, the same
 * number, or the same address on the same day; twice in the same file counts too.
 */
export function divideKnown(staff: StaffAccess, leads: readonly LeadToAdd[]) {
  return forLeadWorker(staff, (queries) => divide(queries, leads));
}

/**
 * Adds the leads that are new, with their tags, all or none. Gives the ids of those that were added; "tags" when there
 * would be more than two hundred tags.
 */
export async function importLeads(
  staff: StaffAccess,
  leads: readonly ImportedLead[],
): Promise<ReadonlySet<string> | "tags"> {
  try {
    return await forLeadWorker(staff, async (queries, who) => {
      // Two imports of the same file take turns.
      await sql`select private.lock_merging(true)`.execute(queries);
      const { fresh } = await divide(queries, leads);
      const added = await addLeads(queries, who, fresh);
      const ofAdded = fresh.filter(({ id }) => added.has(id));
      await addTags(
        queries,
        ofAdded.flatMap(({ id, tags }) => tags.map((tag) => ({ lead: id, tag }))),
      );
      return added;
    });
  } catch (error) {
    if (errorCode(error) === "P0001") return "tags";
    throw error;
  }
}

/** Removes the leads of an import of one's own within a day, except those that somebody has worked on. Gives how many. */
export function undoImport(staff: StaffAccess, batch: string): Promise<number> {
  return forLeadWorker(staff, async (queries, who) => {
    const { numAffectedRows } = await sql`
      delete from leads using lead_events added
      where added.lead_id = leads.id and added.kind = 'added' and added.created_at > now() - interval '1 day'
        and added.actor = ${who} and added.data ->> 'batch' = ${batch} and leads.version = 1
        and not exists (select from lead_events other where other.lead_id = leads.id
          and other.kind not in ('added', 'demoLinked'))`.execute(queries);
    return Number(numAffectedRows ?? 0);
  });
}

async function divide<Lead extends LeadToAdd>(queries: Queries, leads: readonly Lead[]) {
  const texts = (values: readonly (string | null | undefined)[]) => values.filter((value) => value != null);
  const { rows } = await sql<{ id: string; number: string; email: string | null; createdAt: Date }>`
    select id, number, email_key as email, created_at as "createdAt" from leads
    where id = any (${leads.map(({ id }) => id)}::uuid[])
      or number = any (${texts(leads.map(({ number }) => number))}::text[])
      or email_key = any (${texts(leads.map(({ email }) => email?.toLowerCase()))}::text[])`.execute(queries);
  const known = new Set(rows.flatMap(keysOf));
  const fresh: Lead[] = [];
  for (const lead of leads) {
    const keys = keysOf({ ...lead, createdAt: lead.createdAt ?? new Date() });
    if (!keys.some((key) => known.has(key))) fresh.push(lead);
    for (const key of keys) known.add(key);
  }
  return { fresh, known: leads.length - fresh.length };
}

interface Keyed {
  id: string;
  number?: string | null | undefined;
  email?: string | null | undefined;
  createdAt: Date;
}

function keysOf({ id, number, email, createdAt }: Keyed): string[] {
  return [
    `id ${id}`,
    ...(number ? [`number ${number}`] : []),
    ...(email ? [`email ${email.toLowerCase()} ${swedishDay(createdAt)}`] : []),
  ];
}
