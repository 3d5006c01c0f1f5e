import { sql } from "kysely";
import { asStaff, type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { type Cursor, pageOf } from "#app/domain/cursor.ts";
import type { TimelinePart } from "#app/domain/timeline-page.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { EmailStatus } from "./sent-email.ts";

const pageRows = 50;

export interface SentEmail {
  id: string;
  /** What it is about (mail_deliveries.about), and the id of that. */
  about: string;
  aboutId: string;
  /** Which of the emails about it this is. */
  kind: string;
  recipient: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  /** Null when it has no job in the queue any more. */
  attemptsMax: number | null;
  nextAt: Date | null;
  /** The mail server's last response. */
  error: string | null;
  /** The meaning of that response (backend/mail/problem.ts). */
  problem: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The id of its lead, if it is about one. */
  lead: string | null;
}

/**
 * A page of emails, latest first, and the cursor of the next one: all, those of one status, or ("late") those that
 * were attempted and have not arrived.
 */
export async function listEmails(
  staff: StaffAccess,
  status: EmailStatus | "late" | undefined,
  cursor: Cursor | null,
  limit = pageRows,
): Promise<{ rows: SentEmail[]; next: Cursor | null }> {
  const rows = await staffRows(
    staff,
    sql<SentEmail & { time: string }>`
      select id, about, about_id as "aboutId", kind, recipient, subject, status, attempts,
        max_attempts as "attemptsMax", run_at as "nextAt", last_error as error, problem, lead,
        created_at as "createdAt", sent_at as "sentAt", time_key as time
      from list_emails(${status ?? null}, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null}::uuid,
        ${limit + 1})`,
  );
  return pageOf(rows, limit);
}

/** How many emails there were since a time, and how many of them were sent at the first attempt. */
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

/** An email on the timeline of what it is about. */
export interface TimelineEmail extends Omit<SentEmail, "attemptsMax" | "nextAt" | "lead" | "createdAt"> {
  body: string | null;
  locale: Locale;
  at: Date;
}

// The columns of an email's facts stand apart by spaces: only tabs align them in letters of different widths.
const timelineColumns = sql`id, about, about_id as "aboutId", kind, recipient, subject, status, problem,
  last_error as error, attempts, sent_at as "sentAt", regexp_replace(body, ' {3,}', chr(9), 'g') as body, locale,
  coalesce(sent_at, created_at) as at`;

/** The emails about leads or demos, latest first; at most 100 unless a part is given. */
export function listEmailsAbout(
  staff: StaffAccess,
  ids: readonly string[],
  { before = null, limit }: TimelinePart = { limit: 100 },
): Promise<TimelineEmail[]> {
  return staffRows(
    staff,
    sql<TimelineEmail>`
      select ${timelineColumns} from mail_deliveries where about_id = any (${ids}::uuid[])
        and (${before}::timestamptz is null
          or date_trunc('milliseconds', coalesce(sent_at, created_at)) < ${before}::timestamptz)
      order by at desc limit ${limit}`,
  );
}

/** One email with its text, which emails about accounts don't have. Undefined when there is no such email. */
export async function readEmail(staff: StaffAccess, id: string): Promise<TimelineEmail | undefined> {
  const [email] = await staffRows(
    staff,
    sql<TimelineEmail>`select ${timelineColumns} from mail_deliveries where id = ${id}`,
  );
  return email;
}
