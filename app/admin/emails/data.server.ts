import { sql } from "kysely";
import type { Cursor } from "#app/admin/ui/cursor.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { readFromOutbox } from "#backend/mail/outbox.ts";
import { type EmailStatus, emailStatusOf } from "./rules.ts";

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
    sql<{
      id: string;
      about: string;
      about_id: string;
      kind: string;
      recipient: string;
      subject: string;
      status: string;
      attempts: number;
      last_error: string | null;
      problem: string | null;
      created_at: Date;
      sent_at: Date | null;
      max_attempts: number | null;
      run_at: Date | null;
      lead: string | null;
      time_key: string;
    }>`select * from list_emails(${status ?? null}, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null}::uuid,
      ${most + 1})`.execute(queries),
  );
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => ({
      id: row.id,
      about: row.about,
      aboutId: row.about_id,
      kind: row.kind,
      recipient: row.recipient,
      subject: row.subject,
      status: emailStatusOf(row.status) ?? "waiting",
      attempts: row.attempts,
      attemptsMax: row.max_attempts,
      nextAt: row.run_at,
      error: row.last_error,
      problem: row.problem,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      lead: row.lead,
    })),
    next: rows.length > most && last ? { time: last.time_key, id: last.id } : null,
  };
}

/** An email's words as they went out, and how far it got. */
export interface StoredEmail {
  subject: string;
  recipient: string;
  status: EmailStatus;
  attempts: number;
  /** What the mail server said last. */
  error: string | null;
  sentAt: Date | null;
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
): Promise<StoredEmail | undefined> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select([
        "about",
        "about_id",
        "kind",
        "subject",
        "recipient",
        "status",
        "attempts",
        "last_error",
        "sent_at",
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const file =
    row.about === "account"
      ? null
      : await readFromOutbox(outboxDir, { aboutId: row.about_id, kind: row.kind });
  const { default: PostalMime } = await import("postal-mime");
  const email = file && (await PostalMime.parse(file));
  return {
    subject: row.subject,
    recipient: row.recipient,
    status: emailStatusOf(row.status) ?? "waiting",
    attempts: row.attempts,
    error: row.status === "sent" ? null : row.last_error,
    sentAt: row.sent_at,
    text: email?.text?.trim() ?? null,
  };
}
