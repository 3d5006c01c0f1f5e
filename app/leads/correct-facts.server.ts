import { sql, type Updateable } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { cityIn } from "#app/forms/city-in-text.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DB } from "#backend/database/types.ts";
import { lockLeads, storeChange } from "./change-lead.server.ts";
import { type LeadFacts, type WrittenFacts, writtenFacts } from "./facts.ts";
import * as rules from "./lead.ts";
import { placeColumn } from "./leads.server.ts";

/** The result of a correction: done with the facts that it changed, as they were and as they are, or refused. */
export type Correction =
  | ({ done: true } & rules.FactsWish)
  | { done: false; refused: rules.Refusal["refused"] };

/**
 * Corrects facts of a lead, if nobody has changed the same ones since the colleague saw them (product 19.30): `names` are
 * those that they changed, `was` what they saw. The form's own row stays as the customer sent it.
 */
export function correctFacts(
  staff: StaffAccess,
  id: string,
  {
    names,
    was,
    facts,
  }: { names: readonly rules.LeadFactName[]; was: Partial<WrittenFacts>; facts: LeadFacts },
): Promise<Correction> {
  const wished = writtenFacts(facts);
  return forLeadWorker(staff, async (queries, who): Promise<Correction> => {
    const { leads, occasion } = await lockLeads(queries, who, [id]);
    const lead = leads.get(id);
    const current = await readFacts(queries, id);
    if (!lead || !current) return { done: false, refused: "gone" };
    const before = writtenFacts(current);
    const change = rules.correctFacts(lead, before, { was, now: picked(wished, names) }, occasion);
    if ("refused" in change) return { done: false, refused: change.refused };
    const changed = names.filter((name) => wished[name] !== before[name]);
    if (changed.length > 0)
      await queries
        .updateTable("leads")
        .set(columnsOf(picked(facts, changed), { ...current, ...picked(facts, changed) }))
        .where("id", "=", id)
        .execute();
    await storeChange(queries, change, occasion);
    return { done: true, was: picked(before, changed), now: picked(wished, changed) };
  });
}

async function readFacts(queries: Queries, id: string): Promise<LeadFacts | undefined> {
  const { rows } =
    await sql<LeadFacts>`select company, name, email, phone, org_number as "orgNumber", service,
      ${placeColumn} as place, starts_at as "startsAt", message, locale
    from leads where id = ${id}`.execute(queries);
  return rows[0];
}

/** The columns that corrected facts are stored in; `all` are the facts of the lead after that. */
function columnsOf(changed: Partial<LeadFacts>, all: LeadFacts): Updateable<DB["leads"]> {
  const { orgNumber, startsAt, place, ...rest } = changed;
  const texts = [all.place, all.message].filter(Boolean).join(" ");
  return {
    ...rest,
    ...(orgNumber === undefined ? {} : { org_number: orgNumber }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    // The form may have a place: "" says that it is removed.
    ...(place === undefined ? {} : { place: place ?? "", city: cityIn(texts) }),
  };
}

function picked<Facts extends object, Name extends keyof Facts>(
  facts: Facts,
  names: readonly Name[],
): Partial<Facts> {
  // Object.fromEntries loses the names.
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as unknown as Partial<Facts>;
}
