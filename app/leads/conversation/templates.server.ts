import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { TemplateFields } from "./template.ts";

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
    .selectFrom("reply_templates")
    .select(["id", "name", "locale", "subject", "body", "version"])
    .select(["changed_by as changedBy", "changed_at as changedAt"])
    .select(sql<"me" | "all">`case when owner is null then 'all' else 'me' end`.as("owner"))
    .$narrowType<{ locale: Locale }>();
}

/**
 * Saves a template: adds it for version 0, else changes it if it is still at that version. "changed" if somebody was
 * first, "many" if there are too many.
 */
export async function saveTemplate(
  staff: StaffAccess,
  { id, version }: { id: string; version: number },
  { owner, ...texts }: TemplateFields,
): Promise<"saved" | "changed" | "many"> {
  const row = { ...texts, owner: owner === "me" ? String(staff.claims.sub) : null };
  try {
    const saved = await asStaff(staff, (queries) =>
      version === 0
        ? queries
            .insertInto("reply_templates")
            .values({ id, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst()
        : queries
            .updateTable("reply_templates")
            .set(row)
            .where("id", "=", id)
            .where("version", "=", version)
            .returning("id")
            .executeTakeFirst(),
    );
    return saved ? "saved" : "changed";
  } catch (error) {
    if (Reflect.get(Object(error), "code") === "P0001") return "many";
    throw error;
  }
}

/** Removes a template and gives it; undefined if it is gone already. */
export async function removeTemplate(staff: StaffAccess, id: string): Promise<TemplateRow | undefined> {
  const row = await findTemplate(staff, id);
  if (row)
    await asStaff(staff, (queries) => queries.deleteFrom("reply_templates").where("id", "=", id).execute());
  return row;
}
