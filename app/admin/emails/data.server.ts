import { sql } from "kysely";
import { type Cursor, pageOf } from "#app/admin/ui/cursor.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { readFromOutbox } from "#backend/mail/outbox.ts";
import type { EmailStatus } from "./rules.ts";

/** Rows of one page of the list. */
const pageRows = 50;

/** An email and how far it got. */
export interface SentEmail {
  id: string;
  /** What it is about: the kind of thing, and the thing's id. */
  about: string;
  aboutId: string;
  /** Which email about it. */
  kind: string;
  recipient: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  /** Null once the queue has nothing to do with it any more. */
  attemptsMax: number | null;
  nextAt: Date | null;
  /** What the mail server said last. */
  error: string | null;
  /** What that means (backend/mail/problem.ts). */
  problem: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The lead it is about, if it is about one. */
  lead: string | null;
}

/**
 * A page of emails, the latest first, of one status, of all, or ("late") those that were tried and have not arrived; and
 * where the next page begins.
 */
export async function listEmails(
  staff: StaffAccess,
  status: EmailStatus | "late" | undefined,
  cursor: Cursor | null,
  most = pageRows,
): Promise<{ rows: SentEmail[]; next: Cursor | null }> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<SentEmail & { time: string }>`
      select id, about, about_id as "aboutId", kind, recipient, subject, status, attempts,
        max_attempts as "attemptsMax", run_at as "nextAt", last_error as error, problem, lead,
        created_at as "createdAt", sent_at as "sentAt", time_key as time
      from list_emails(${status ?? null}, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null}::uuid,
        ${most + 1})`.execute(queries),
  );
  return pageOf(rows, most);
}

/** How many emails were sent since a moment, and how many of them at the first attempt. */
export function countEmails(staff: StaffAccess, since: Date): Promise<{ emails: number; atFirst: number }> {
  return asStaff(staff, (queries) =>
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
}

/** How far the emails about something got, the latest first. */
export function listEmailsAbout(
  staff: StaffAccess,
  about: string,
  id: string,
): Promise<{ id: string; kind: string; status: string; at: Date }[]> {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["id", "kind", "status"])
      .select((email) => email.fn.coalesce("sent_at", "created_at").as("at"))
      .where("about", "=", about)
      .where("about_id", "=", id)
      .orderBy("created_at", "desc")
      .execute(),
  );
}

/** An email's words as they went out, and how far it got. */
export interface EmailFile
  extends Pick<SentEmail, "subject" | "recipient" | "status" | "attempts" | "error" | "sentAt"> {
  /** Null where the email is not kept as a file on this node, or may not be read here. */
  text: string | null;
}

/**
 * One email with its words, where no mail server is configured and it lies in this node's outbox. What the sign-in
 * writes carries keys to accounts and is shown to nobody. Undefined when there is no such email.
 */
export async function readEmail(
  staff: StaffAccess,
  id: string,
  outboxDir: string,
): Promise<EmailFile | undefined> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["about", "about_id as aboutId", "kind", "subject", "recipient", "status", "attempts"])
      .select(["last_error as error", "sent_at as sentAt"])
      .where("id", "=", id)
      .$narrowType<{ status: EmailStatus }>()
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { about, aboutId, kind, ...email } = row;
  const file = about === "account" ? null : await readFromOutbox(outboxDir, { aboutId, kind });
  const { default: PostalMime } = await import("postal-mime");
  const parsed = file && (await PostalMime.parse(file));
  return {
    ...email,
    error: email.status === "sent" ? null : email.error,
    text: parsed?.text?.trim() ?? null,
  };
}
