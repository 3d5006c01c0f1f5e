import { sql } from "kysely";
import { forStaff } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { LoggedKind } from "#app/domain/change-log.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { readCompanyNames } from "./companies.server.ts";
import * as rules from "./company.ts";

/** What a colleague wants with the company of a lead or a demo (product 19.32). */
export type CompanyWish =
  | { merge: string }
  | { split: string }
  | { share: string }
  | { join: string }
  | { restore: readonly rules.KeyChange[] };

/** "gone" when a company has no lead or demo any more, "changed" when a colleague was first. */
export type CompanyChange =
  | { done: true; changes: readonly rules.KeyChange[] }
  | { done: false; refused: "gone" | "same" | "many" | "changed" };

/**
 * Changes which names and domains are the company of a lead or a demo: merges another company into it (`merge`: one of
 * its leads or demos), splits a name off, takes a domain out or gives it back, or restores earlier states. Colleagues
 * take turns. Throws PostgreSQL's 42501 for who doesn't work with leads.
 */
export async function changeCompany(
  staff: StaffAccess,
  namedBy: string,
  wish: CompanyWish,
): Promise<CompanyChange> {
  try {
    return await change(staff, namedBy, wish);
  } catch (error) {
    // What an undo restores refers to a key that is gone, or the same as another now, or can be no key's state.
    if (["23503", "23514"].includes(errorCode(error) ?? "")) return { done: false, refused: "changed" };
    throw error;
  }
}

function change(staff: StaffAccess, namedBy: string, wish: CompanyWish): Promise<CompanyChange> {
  return forStaff(staff, async (queries) => {
    await sql`select private.lock_companies(true)`.execute(queries);
    const keys = await readCompanyNames(queries, namedBy);
    if (keys.length === 0) return { done: false, refused: "gone" };
    const other = "merge" in wish ? await readCompanyNames(queries, wish.merge) : [];
    if ("merge" in wish && other.length === 0) return { done: false, refused: "gone" };
    const changes = decide(keys, other, wish);
    if (typeof changes === "string") return { done: false, refused: changes };
    const stored = changes.length > 0 && (await storeKeys(queries, changes, String(staff.claims.sub)));
    if (!stored) return { done: false, refused: "changed" };
    await logBySite(queries, [{ kind: kindOf(wish), about: namedBy, data: { keys: changes.length } }]);
    return { done: true, changes };
  });
}

function decide(keys: readonly rules.CompanyKey[], other: readonly rules.CompanyKey[], wish: CompanyWish) {
  if ("merge" in wish) return rules.mergeCompanies(keys, other);
  if ("split" in wish) return rules.splitName(keys, wish.split);
  if ("share" in wish) return rules.shareDomain(keys, wish.share);
  if ("join" in wish) return rules.joinDomain(keys, wish.join);
  return wish.restore;
}

function kindOf(wish: CompanyWish): LoggedKind {
  if ("merge" in wish) return "customerMerged";
  if ("split" in wish) return "customerSplit";
  if ("share" in wish) return "customerDomainShared";
  return "join" in wish ? "customerDomainJoined" : "customerRestored";
}

/** Stores the changes in one statement, if every key is still in the state that it is changed from. */
async function storeKeys(
  queries: Queries,
  changes: readonly rules.KeyChange[],
  who: string,
): Promise<boolean> {
  const rows = changes.map(({ key, from, to }) => ({
    key,
    from_main: from.sameAs,
    from_shared: from.isShared,
    to_main: to.sameAs,
    to_shared: to.isShared,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    key text, from_main text, from_shared boolean, to_main text, to_shared boolean)`;
  const isAsKnown = sql`known.key = given.key and known.same_as is not distinct from given.from_main
    and known.is_shared = given.from_shared`;
  const { rows: same } = await sql<{ keys: number }>`
    select count(*)::integer as keys from company_keys known join ${given} on ${isAsKnown}`.execute(queries);
  if (same[0]?.keys !== changes.length) return false;
  await sql`update company_keys known
    set same_as = given.to_main, is_shared = given.to_shared, changed_by = ${who}::uuid, changed_at = now()
    from ${given} where ${isAsKnown}`.execute(queries);
  return true;
}
