import { sql } from "kysely";
import * as z from "zod/mini";
import type { WriteEmails } from "#app/email/email-task.ts";
import { asLocale } from "#app/i18n/locale.ts";
import { renderWrittenEmail } from "#app/leads/emails.tsx";
import type { Queries } from "#backend/database/connection.ts";
import { messageIdOf } from "#backend/mail/delivery.ts";

const job = z.object({ id: z.uuid() });

/** The email of the task send-lead-email, which a member of staff wrote. */
export const writtenEmails: WriteEmails = async (payload, { database, brand, messageIdDomain }) => {
  const { id } = job.parse(payload);
  const writtenEmail = await database.as("service_role", async (queries) => {
    const row = await queries
      .selectFrom("lead_emails")
      .leftJoin("staff", "staff.user_id", "lead_emails.author")
      .select(["lead_id as lead", "recipient", "subject", "body", "locale", "staff.name as author"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const attachments = await queries
      .selectFrom("lead_email_files")
      .select(["name", "kind", "content"])
      .where("email_id", "=", id)
      .orderBy("place")
      .execute();
    return { row, attachments, references: await listEarlier(queries, row.lead, id, messageIdDomain) };
  });
  if (!writtenEmail) return [];
  const { attachments, references } = writtenEmail;
  const { lead, ...row } = writtenEmail.row;
  const locale = asLocale(row.locale);
  const email = await renderWrittenEmail({ ...row, locale }, brand);
  return [
    {
      about: "lead_email",
      aboutId: id,
      kind: "written",
      locale,
      email: { ...email, references, attachments },
      lead,
    },
  ];
};

/** The Message-IDs of a lead's conversation before an email, ours and the customer's, earliest first; at most 20. */
async function listEarlier(
  queries: Queries,
  lead: string,
  writtenEmail: string,
  domain: string,
): Promise<string[]> {
  const { rows } = await sql<{ aboutId: string; kind: string; incoming: string | null }>`
    select * from (
      select about_id as "aboutId", kind, null as incoming, sent_at as at from mail_deliveries
      where (about_id = ${lead} or about_id in (select id from lead_emails where lead_id = ${lead}))
        and about_id <> ${writtenEmail} and status = 'sent' and (about = 'lead_email' or kind like 'visitor%')
      union all
      select lead_id, '', message_id, created_at from incoming_emails
      where lead_id = ${lead} and not is_automatic and not is_spam and message_id ~ '^<[^<>[:space:]]+@[^<>[:space:]]+>$'
      order by at desc limit 20
    ) latest order by at`.execute(queries);
  return rows.map(({ incoming, ...email }) => incoming ?? messageIdOf(email, domain));
}
