import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Queries } from "#backend/database/connection.ts";

export type ReferenceRow = Awaited<ReturnType<typeof listReferences>>[number];

/** All references, also hidden ones, in their order. */
export function listReferences(staff: StaffAccess) {
  return asStaff(staff, (queries) => storedReferences(queries).execute());
}

/** A reference; undefined for none. */
export function findReference(staff: StaffAccess, id: string): Promise<ReferenceRow | undefined> {
  return asStaff(staff, (queries) => storedReferences(queries).where("id", "=", id).executeTakeFirst());
}

/** The stored references with the fields of their forms, in their order. */
export function storedReferences(queries: Queries) {
  return queries
    .selectFrom("company_references")
    .select(["id", "kind", "place", "shown", "name", "name_en", "link", "picture"])
    .select(["picture_width as pictureWidth", "picture_height as pictureHeight"])
    .select(["text_sv", "text_en", "marked_sv", "marked_en", "role_sv", "role_en", "town_sv", "town_en"])
    .select(["service", "title", "language", "consent_from", "version"])
    .select(["changed_by as changedBy", "changed_at as changedAt"])
    .select(sql<string | null>`published_on::text`.as("published_on"))
    .select(sql<string | null>`consent_on::text`.as("consent_on"))
    .orderBy("place")
    .orderBy("id");
}
