import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { decideTemplate, type TemplateFields } from "./template.ts";

/** A template that the staff wrote; its `owner` is "me", or "all" for a shared one. */
export interface TemplateRow extends TemplateFields {
  id: string;
  version: number;
  changedBy: string | null;
  changedAt: Date;
}

/** One's own templates and the shared ones, by name. */
export function listTemplates(staff: StaffAccess): Promise<TemplateRow[]> {
  return asStaff(staff, (queries) => templates(queries).orderBy(sql`lower(name)`).orderBy("id").execute());
}

/** A template; undefined for none that the person who is signed in may see. */
export function findTemplate(staff: StaffAccess, id: string): Promise<TemplateRow | undefined> {
  return asStaff(staff, (queries) => templates(queries).where("id", "=", id).executeTakeFirst());
}

function templates(queries: Queries) {
  return queries
    .selectFrom("email_templates")
    .select(["id", "name", "locale", "subject", "body", "version"])
    .select(["changed_by as changedBy", "changed_at as changedAt"])
    .select(sql<"me" | "all">`case when owner is null then 'all' else 'me' end`.as("owner"));
}

/**
 * Saves a template: adds it for version 0, else changes it if it is still at that version. "changed" if somebody was
 * first, "many" if there are too many.
 */
export async function saveTemplate(
  staff: StaffAccess,
  { id, version }: { id: string; version: number },
  fields: TemplateFields,
): Promise<"saved" | "changed" | "many"> {
  const { owner, ...texts } = fields;
  const row = { ...texts, owner: owner === "me" ? String(staff.claims.sub) : null };
  try {
    return await asStaff(staff, async (queries) => {
      const stored = await templates(queries).where("id", "=", id).forUpdate().executeTakeFirst();
      const decided = decideTemplate(stored, version, fields);
      if (decided === "changed") return decided;
      const saved = stored
        ? await queries.updateTable("email_templates").set(row).where("id", "=", id).returning("id").execute()
        : await queries
            .insertInto("email_templates")
            .values({ id, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .execute();
      if (saved.length === 0) return "changed";
      await logChange(queries, decided);
      return "saved";
    });
  } catch (error) {
    if (errorCode(error) === "P0001") return "many";
    throw error;
  }
}

/** Removes a template and gives it; undefined if it is gone already. */
export function removeTemplate(staff: StaffAccess, id: string): Promise<TemplateRow | undefined> {
  return asStaff(staff, async (queries) => {
    const row = await templates(queries).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    await queries.deleteFrom("email_templates").where("id", "=", id).execute();
    await logChange(queries, { kind: "templateRemoved", about: row.name, data: {} });
    return row;
  });
}
