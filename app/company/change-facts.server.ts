import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { decideFacts } from "./facts.ts";
import type { FactsPart } from "./schema.ts";

/** The result of a change: the new version and the change's id, or "changed" when somebody else changed it first. */
export type FactsChanged = { kind: "done"; version: number; change: string | null } | { kind: "changed" };

/**
 * Changes a part, based on one of its versions. Every node shows it at once; the previous state is stored with the
 * change.
 */
export function changeCompanyFacts<Part extends FactsPart>(
  staff: StaffAccess,
  part: Part,
  version: number,
  content: CompanyFacts[Part],
): Promise<FactsChanged> {
  return asStaff(staff, async (queries): Promise<FactsChanged> => {
    const stored = await queries
      .selectFrom("company_facts")
      .select(["version", "content"])
      .where("part", "=", part)
      .forUpdate()
      .executeTakeFirst();
    const decided = decideFacts(part, stored, { version, content });
    if (decided === "same") return { kind: "done", version, change: null };
    if ("refused" in decided) return { kind: decided.refused };
    const changed = await queries
      .updateTable("company_facts")
      .set({ content: JSON.stringify(decided.content) })
      .where("part", "=", part)
      .returning("version")
      .executeTakeFirstOrThrow();
    const { id: change } = await queries
      .selectFrom("company_fact_changes")
      .select((of) => of.fn.max("id").as("id"))
      .where("part", "=", part)
      .executeTakeFirstOrThrow();
    // The entry names the change, which has the facts before and after it.
    await logChange(queries, { kind: decided.entry, about: null, data: { change: Number(change) } });
    return { kind: "done", version: changed.version, change };
  });
}
