import { sql } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { lockLeads, lockMerging, storeChange } from "./change-lead.server.ts";
import * as rules from "./lead.ts";
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

/** The facts that a lead takes from those merged into it when its own are missing. */
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
  { id, version }: { id: string; version: number },
): Promise<"done" | rules.Refusal["refused"]> {
  return forLeadWorker(staff, async (queries, who) => {
    await lockMerging(queries, { alone: true });
    const { leads, occasion } = await lockLeads(queries, who, [targetId, id]);
    const [target, other] = [leads.get(targetId), leads.get(id)];
    if (!target || !other) return "gone";
    const change = rules.mergeLeads(target, other, version, occasion);
    if ("refused" in change) return change.refused;
    await storeChange(queries, change, occasion);
    return "done";
  });
}

/** Splits a merged lead off again. */
export function splitLead(staff: StaffAccess, id: string): Promise<"done" | "gone"> {
  return forLeadWorker(staff, async (queries, who) => {
    await lockMerging(queries, { alone: true });
    const { leads, occasion } = await lockLeads(queries, who, [id]);
    const lead = leads.get(id);
    if (!lead) return "gone";
    await storeChange(queries, rules.splitLead(lead, occasion), occasion);
    return "done";
  });
}
