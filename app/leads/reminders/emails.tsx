import { sql } from "kysely";
import * as z from "zod/mini";
import { contactAdminMessages } from "#app/content/emails/contact-request.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { type Fact, Facts, TextLink } from "#app/email/email-facts.tsx";
import { Paragraph } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formatClock, formatShortMoment } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { startOfDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { leadLine, type NoticedLead } from "#app/leads/notices/notices.server.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

const job = z.object({ id: z.uuid() });
/** How many rows each part has; below them stands how many more there are. */
const maxRows = 10;

interface MorningRow extends NoticedLead {
  at: Date;
}

/**
 * The email of the task send-morning-email (product 19.38), to a member of staff, in Swedish as all emails to the staff:
 * their late steps and those of today, with those of leads whose owner has left, today's demos, and new leads that are
 * nobody's. None when there is nothing, on another day, or for somebody who no longer works with leads or has switched
 * it off. As in a notice no visitor is named.
 */
export const morningEmails: WriteEmails = async (payload, { database, brand, now }) => {
  const { id } = job.parse(payload);
  const found = await database.as("service_role", async (queries) => {
    const day = swedishDay(now);
    const row = await queries
      .selectFrom("morning_emails")
      .select("user_id as person")
      .where("id", "=", id)
      .where(sql<boolean>`day = ${day}::date`)
      .where(sql<boolean>`user_id in (select id from private.notice_choices() where morning = 'email')`)
      .executeTakeFirst();
    if (!row) return undefined;
    const address = await oneValue<string | null>(sql`private.staff_address(${row.person}::uuid)`)(queries);
    return address ? { address, ...(await readMorning(queries, row.person, now)) } : undefined;
  });
  if (!found) return [];
  const { address, steps, demos, unowned } = found;
  const messages = noticeMessages.sv.morning;
  const late = steps.filter(({ at }) => at <= now);
  const today = steps.filter(({ at }) => at > now);
  const hrefOf = (path: string) => new URL(path, brand.siteUrl).href;
  const leadFact = (lead: MorningRow, label: string): Fact => ({
    label,
    value: <TextLink href={hrefOf(`${adminPaths.leads}/${lead.id}`)}>{leadLine(lead, "sv")}</TextLink>,
  });
  const parts = [
    { words: messages.late, facts: late.map((lead) => leadFact(lead, formatShortMoment(lead.at, "sv"))) },
    { words: messages.today, facts: today.map((lead) => leadFact(lead, formatClock(lead.at, "sv"))) },
    {
      words: messages.demos,
      facts: demos.map(({ id: demo, at }) => ({
        label: formatClock(at, "sv"),
        value: <TextLink href={hrefOf(`${adminPaths.demos}/${demo}`)}>{messages.demo}</TextLink>,
      })),
    },
    {
      words: messages.unowned,
      facts: unowned.map((lead) => leadFact(lead, formatShortMoment(lead.at, "sv"))),
    },
  ].filter(({ facts }) => facts.length > 0);
  if (parts.length === 0) return [];
  const counts = parts.map(({ words, facts }) => countWords(words, facts.length, "sv"));
  const email = await staffEmail({
    to: address,
    name: brand.name,
    messages: contactAdminMessages,
    locale: "sv",
    subject: fill(messages.subject, { counts: counts.join(", ") }),
    preheader: counts.join(", "),
    reason: noticeMessages.sv.email.why,
    tape: messages.tape,
    heading: messages.heading,
    lead: fill(messages.lead, { counts: counts.join(", ") }),
    action: { href: hrefOf(adminPaths.overview), text: messages.open },
    message: null,
    children: parts.map(({ words, facts }) => (
      <Part key={words.title} title={words.title} facts={facts} more={messages.more} />
    )),
  });
  return [{ about: "morning_email", aboutId: id, kind: "morning", locale: "sv", email }];
};

/** A part of the email: its title and its first rows, each with its time. */
function Part({ title, facts, more }: { title: string; facts: readonly Fact[]; more: string }) {
  const left = facts.length - maxRows;
  const rest = left > 0 ? [{ label: "", value: fill(more, { count: String(left) }) }] : [];
  return (
    <>
      <Paragraph>
        <b>{title}</b>
      </Paragraph>
      <Facts facts={[...facts.slice(0, maxRows), ...rest]} />
    </>
  );
}

/** What a person has before them on a day: at most 200 rows of each part. */
async function readMorning(queries: Queries, person: string, now: Date) {
  const tomorrow = startOfDay(swedishDay(now), 1);
  const isTheirs = sql`(assigned_to is null or assigned_to = ${person}::uuid
    or assigned_to not in (select id from private.lead_workers()))`;
  const columns = sql`id, number, kind, service, city`;
  const steps = await sql<MorningRow>`select ${columns}, next_step as step, next_at as at from leads
    where next_at < ${tomorrow} and merged_into is null and ${isTheirs} order by next_at, id limit 200`.execute(
    queries,
  );
  const unowned = await sql<MorningRow>`select ${columns}, created_at as at from leads
    where status = 'new' and merged_into is null and next_at is null
      and (assigned_to is null or assigned_to not in (select id from private.lead_workers()))
    order by created_at, id limit 200`.execute(queries);
  const demos = await sql<{ id: string; at: Date }>`
    select booking.id, booking.starts_at as at from demo_bookings booking
    join sales_reps rep on rep.id = booking.sales_rep_id
    where booking.status = 'booked' and booking.starts_at >= ${now} and booking.starts_at < ${tomorrow}
      and (rep.user_id is null or rep.user_id = ${person}::uuid)
    order by booking.starts_at, booking.id`.execute(queries);
  return { steps: steps.rows, unowned: unowned.rows, demos: demos.rows };
}
