import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { CitySlug } from "#app/domain/cities.ts";
import { type Cursor, pageOf } from "#app/domain/cursor.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { type ApplicationStatus, applicationStatuses } from "./application.ts";

/** How many applications a page of the list has. */
const pageRows = 50;

/** A stored application. */
export type ApplicationFile = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** A page of the applications, latest first, of one status or of all; and the cursor of the next page. */
export async function listApplications(
  staff: StaffAccess,
  status: ApplicationStatus | undefined,
  after: Cursor | null,
) {
  const rows = await asStaff(staff, (queries) =>
    applications(queries)
      .$if(status !== undefined, (query) => query.where("status", "=", status ?? null))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after?.time}::timestamptz, ${after?.id}::uuid)`),
      )
      .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("time"))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(pageRows + 1)
      .execute(),
  );
  return pageOf(rows, pageRows);
}

/** How many applications have each status. */
export async function countApplications(staff: StaffAccess): Promise<Record<ApplicationStatus, number>> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("job_applications")
      .select(["status", sql<number>`count(*)::integer`.as("count")])
      .groupBy("status")
      .execute(),
  );
  const countOf = (status: ApplicationStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = applicationStatuses.map((status) => [status, countOf(status)]);
  // Made from all statuses.
  return Object.fromEntries(counts) as Record<ApplicationStatus, number>;
}

/** How many applications have their latest status from before a time. */
export function countApplicationsBefore(staff: StaffAccess, before: Date): Promise<number> {
  return asStaff(
    staff,
    oneValue<number>(sql`(select count(*)::integer from job_applications where status_at < ${before})`),
  );
}

/** An application by its id; undefined when there is none or the person may not read it. */
export function findApplication(staff: StaffAccess, id: string) {
  return asStaff(staff, (queries) => applications(queries).where("id", "=", id).executeTakeFirst());
}

function applications(queries: Queries) {
  return (
    queries
      .selectFrom("job_applications")
      .select(["id", "role", "city", "name", "phone", "email", "message", "locale", "status", "note"])
      .select(["opening_slug as openingSlug", "opening_title as openingTitle", "version"])
      .select(["created_at as createdAt", "status_at as statusAt"])
      .select(["changed_by as changedBy", "changed_at as changedAt"])
      // Only the site's cities are stored; the column takes any name.
      .$narrowType<{ city: CitySlug }>()
  );
}
