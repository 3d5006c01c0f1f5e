import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
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
    const changed = await queries
      .updateTable("company_facts")
      .set({ content: JSON.stringify(content) })
      .where("part", "=", part)
      .where("version", "=", version)
      .returning("version")
      .executeTakeFirst();
    if (!changed) return { kind: "changed" };
    const logged = await queries
      .selectFrom("company_fact_changes")
      .select((of) => of.fn.max("id").as("id"))
      .where("part", "=", part)
      .executeTakeFirst();
    return { kind: "done", version: changed.version, change: logged?.id ?? null };
  });
}
