import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** An email that has not arrived. */
export interface LateEmail {
  id: string;
  about: string;
  aboutId: string;
  kind: string;
  recipient: string;
  /** given up, or tried again at `nextAt`. */
  status: "failed" | "waiting";
  attempts: number;
  attemptsMax: number;
  /** What the mail server said, as far as it is known. */
  error: string | null;
  /** What that means (backend/mail/problem.ts). */
  problem: string | null;
  nextAt: Date | null;
  /** The lead it is about, if it is about one. */
  lead: string | null;
}

/** Emails that were tried and did not arrive, latest first. */
export async function listLateEmails(staff: StaffAccess, most: number): Promise<LateEmail[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{
      id: string;
      about: string;
      about_id: string;
      kind: string;
      recipient: string;
      status: string;
      attempts: number;
      last_error: string | null;
      max_attempts: number | null;
      run_at: Date | null;
      lead: string | null;
    }>`select * from late_emails(${most})`.execute(queries),
  );
  const problems = await problemsOf(
    staff,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    problem: problems.get(row.id) ?? null,
    id: row.id,
    about: row.about,
    aboutId: row.about_id,
    kind: row.kind,
    recipient: row.recipient,
    status: row.status === "failed" ? "failed" : "waiting",
    attempts: row.attempts,
    attemptsMax: row.max_attempts ?? row.attempts,
    error: row.last_error,
    nextAt: row.run_at,
    lead: row.lead,
  }));
}

/** Why emails did not arrive, by their ids; none for what was never tried or has no reason. */
export async function problemsOf(
  staff: StaffAccess,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["id", "problem"])
      .where("id", "in", [...ids])
      .execute(),
  );
  return new Map(rows.flatMap(({ id, problem }) => (problem ? [[id, problem]] : [])));
}

/** How many emails were sent since a moment, and how many of them at the first attempt. */
export async function countEmails(
  staff: StaffAccess,
  since: Date,
): Promise<{ emails: number; atFirst: number }> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select([
        sql<number>`count(*)::integer`.as("emails"),
        sql<number>`(count(*) filter (where status = 'sent' and attempts = 1))::integer`.as("atFirst"),
      ])
      .where("created_at", ">=", since)
      .where("status", "<>", "held")
      .executeTakeFirstOrThrow(),
  );
  return row;
}

/** Has an email tried again at once; false when there is nothing to try (it arrived, or is on its way). */
export async function retryEmail(staff: StaffAccess, id: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ tried: boolean }>`select retry_delivery(${id}) as tried`.execute(queries),
  );
  return rows[0]?.tried ?? false;
}

/** Stops the attempts of an email; false when it has arrived or is being sent. */
export async function giveUpEmail(staff: StaffAccess, id: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ done: boolean }>`select give_up_delivery(${id}) as done`.execute(queries),
  );
  return rows[0]?.done ?? false;
}

/**
 * Corrects the address of the lead or booking that an email did not reach, and sends the email again; false when it
 * has arrived, is being sent, or goes to no visitor.
 */
export async function correctAddress(staff: StaffAccess, id: string, address: string): Promise<boolean> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ done: boolean }>`select correct_address(${id}, ${address}) as done`.execute(queries),
  );
  return rows[0]?.done ?? false;
}
