import { sql } from "kysely";
import { type StaffAccess, staffCall, staffRows } from "#app/domain/as-staff.server.ts";
import { findLead, type LeadRow, listLeadsById } from "./leads.server.ts";

/** The ids of the leads that were merged into a lead, or into one of those; at most 100. */
export async function listMerged(staff: StaffAccess, leadId: string): Promise<string[]> {
  const rows = await staffRows(
    staff,
    sql<{ id: string }>`with recursive merged as (
        select id from leads where merged_into = ${leadId}
        union select lead.id from leads lead join merged on lead.merged_into = merged.id
      ) select id from merged limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** The facts that a lead takes from those merged into it while it has none of its own. */
const takenFacts = ["company", "name", "email", "phone", "service", "city", "orgNumber", "startsAt"] as const;

/** A lead, with what it lacks from the leads that were merged into it, the latest first. Nothing is stored. */
export function withFactsOf(lead: LeadRow, merged: readonly LeadRow[]): LeadRow {
  const taken = takenFacts.flatMap((name) => {
    const fact = merged.find((other) => other[name] !== null)?.[name];
    return lead[name] === null && fact ? [[name, fact]] : [];
  });
  return { ...lead, ...Object.fromEntries(taken) };
}

/** A lead with the facts of those merged into it; undefined for none that the person who is signed in may see. */
export async function findWithMerged(staff: StaffAccess, id: string): Promise<LeadRow | undefined> {
  const lead = await findLead(staff, id);
  return lead && withFactsOf(lead, await listLeadsById(staff, await listMerged(staff, id)));
}

/** Merges an open lead into another; "over" when one of them has ended or is merged already. */
export function mergeLeads(
  staff: StaffAccess,
  targetId: string,
  other: { id: string; version: number },
): Promise<"done" | "changed" | "gone" | "over"> {
  return staffCall(staff, sql`merge_leads(${targetId}::uuid, ${other.id}::uuid, ${other.version}::integer)`);
}

/** Undoes the merging of a lead. */
export function splitLead(staff: StaffAccess, other: string): Promise<"done" | "gone"> {
  return staffCall(staff, sql`take_lead_apart(${other}::uuid)`);
}
