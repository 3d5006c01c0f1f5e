import { sql } from "kysely";
import { findOpening } from "#app/careers/openings.server.ts";
import { forStaff, forVisitor } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import { formRow } from "#app/forms/form-row.server.ts";
import { type RequestContext, readForm, type Submission, submitForm } from "#app/forms/submit-form.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { type ApplicationStatus, type ApplicationWish, decideApplication } from "./application.ts";
import { checkApplication } from "./schema.ts";

type Application = Extract<ReturnType<typeof checkApplication>, { ok: true }>["value"];

/** The queue's task that sends the emails of an application (server/email-tasks.ts). */
export const applicationTask = "send-job-application";

/** Checks and stores a posted application. Never throws. */
export async function submitApplication(request: Request, context: RequestContext): Promise<Submission> {
  return submitForm(
    await readForm(request),
    { check: checkApplication, save: (value, client) => saveApplication(context.database, value, client) },
    context,
  );
}

/**
 * Stores an application and queues its emails, in one transaction; one with the same id is stored once. It is an open
 * application when its opening has closed meanwhile, or when somebody chose another role or city than that of the
 * opening. Throws RateLimited, ProofOfWorkRequired or DatabaseUnavailable.
 */
export async function saveApplication(
  database: Database,
  { opening: slug, ...application }: Application,
  client: Client,
): Promise<void> {
  const { role, city } = application;
  const found = slug ? await database.as("anon", (queries) => findOpening(queries, "sv", slug)) : undefined;
  const opening = found?.role === role && found.city === city ? found : undefined;
  const row = {
    ...application,
    openingSlug: opening?.slug ?? null,
    openingTitle: opening?.title ?? null,
  };
  await forVisitor(database, client, "job_application", async (queries) => {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto("job_applications")
      .values(formRow<"job_applications", typeof row>(row))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const { id } = application;
    await sql`select private.queue_job(${applicationTask}, ${JSON.stringify({ id })}::json, ${`job-application:${id}`})`.execute(
      queries,
    );
  });
}

/** The result of a change: "done" with the status before it. */
export type ApplicationChanged =
  | { kind: "done"; version: number; was: { status: ApplicationStatus; note: string | null } }
  | { kind: "gone" | "changed" };

/** Sets the status or the note of an application: asks the rules (application.ts), stores and logs. */
export function changeApplication(
  staff: StaffAccess,
  id: string,
  wish: ApplicationWish,
): Promise<ApplicationChanged> {
  return forStaff(staff, async (queries): Promise<ApplicationChanged> => {
    const stored = await queries
      .selectFrom("job_applications")
      .select(["id", "version", "status", "status_at as statusAt", "note"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const decided = decideApplication(stored, wish, new Date());
    const { status = "new", note = null, version = 0 } = stored ?? {};
    const was = { status, note };
    if (decided === "same") return { kind: "done", version, was };
    if ("refused" in decided) return { kind: decided.refused };
    const { to, entry } = decided;
    const changed = await queries
      .updateTable("job_applications")
      .set({ status: to.status, status_at: to.statusAt, note: to.note })
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow();
    await logBySite(queries, [entry]);
    return { kind: "done", version: changed.version, was };
  });
}

/** Erases the applications whose latest status is from before a time, with their emails. Throws DatabaseUnavailable. */
export async function eraseApplications(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("job_applications").where("status_at", "<", before).execute(),
  );
}
