import { sql } from "kysely";
import { type Cursor, pageOf } from "#app/admin/ui/cursor.ts";
import { asStaff, type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { readFromOutbox } from "#backend/mail/outbox.ts";
import type { EmailStatus } from "./rules.ts";

const pageRows = 50;

export interface SentEmail {
  id: string;
  /** The kind of thing that it is about, and that thing's id. */
  about: string;
  aboutId: string;
  /** Which of the emails about it. */
  kind: string;
  recipient: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  /** Null once the queue is done with it. */
  attemptsMax: number | null;
  nextAt: Date | null;
  /** The mail server's last answer. */
  error: string | null;
  /** The meaning of that answer (backend/mail/problem.ts). */
  problem: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The id of its lead, if it is about one. */
  lead: string | null;
}

/**
 * A page of emails, latest first, with the cursor of the next one: those of one status, all, or ("late") those that
 * were attempted and have not arrived.
 */
export async function listEmails(
  staff: StaffAccess,
  status: EmailStatus | "late" | undefined,
  cursor: Cursor | null,
  most = pageRows,
): Promise<{ rows: SentEmail[]; next: Cursor | null }> {
  const rows = await staffRows(
    staff,
    sql<SentEmail & { time: string }>`
      select id, about, about_id as "aboutId", kind, recipient, subject, status, attempts,
        max_attempts as "attemptsMax", run_at as "nextAt", last_error as error, problem, lead,
        created_at as "createdAt", sent_at as "sentAt", time_key as time
      from list_emails(${status ?? null}, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null}::uuid,
        ${most + 1})`,
  );
  return pageOf(rows, most);
}

/** How many emails were sent since a moment, and how many of those at the first attempt. */
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

/** The emails about a thing, latest first. */
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

/** An email as it was sent. */
export interface EmailFile
  extends Pick<SentEmail, "subject" | "recipient" | "status" | "attempts" | "error" | "sentAt"> {
  /** Null where no file of the email is on this node, or it may not be read here. */
  text: string | null;
}

/**
 * One email. Its text is in this node's outbox, where no mail server is configured. Emails of the sign-in can open
 * accounts, so their text is never shown. Undefined when there is no such email.
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
