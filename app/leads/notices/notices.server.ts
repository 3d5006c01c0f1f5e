import { sql } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import { cityName } from "#app/domain/cities.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { NextStep, NoticeKind } from "#app/leads/lead.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadMessages, nextStepMessages } from "#app/leads/words.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneRow } from "#backend/database/one-value.ts";
import { type NoticeChoice, noticeChanges } from "./notice.ts";
import { noticeMessages } from "./words.server.ts";

/** How the person who is signed in is notified: as they have chosen, or by default. Throws for who works with no leads. */
export function readNoticeChoice(staff: StaffAccess): Promise<NoticeChoice> {
  return forLeadWorker(staff, choiceOf);
}

/** Whether the person who is signed in has ever chosen. */
export async function hasChosenNotices(staff: StaffAccess): Promise<boolean> {
  const chosen = await asStaff(staff, (queries) =>
    queries.selectFrom("staff_notices").select("user_id").executeTakeFirst(),
  );
  return chosen !== undefined;
}

/** Stores how the person who is signed in wants to be notified; without `choice` they keep what they have. */
export async function saveNoticeChoice(staff: StaffAccess, choice?: NoticeChoice): Promise<void> {
  await forLeadWorker(staff, async (queries, who) => {
    const before = await choiceOf(queries, who);
    const { newLeads, incomingEmails, ...others } = choice ?? before;
    const row = { new_leads: newLeads, incoming_emails: incomingEmails, ...others };
    await queries
      .insertInto("staff_notices")
      .values(row)
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
    const changes = noticeChanges(before, choice ?? before);
    if (changes.length > 0)
      await logBySite(queries, [{ kind: "noticesChanged", about: who, data: { changes } }]);
  });
}

function choiceOf(queries: Queries, who: string): Promise<NoticeChoice> {
  return oneRow<NoticeChoice>(sql`
    select new_leads as "newLeads", assigned, incoming_emails as "incomingEmails", steps, morning
    from private.notice_choices() where id = ${who}::uuid`)(queries);
}

/** What a notice says about a lead: nothing that names the visitor, since others see screens and inboxes. */
export type NoticedLead = Pick<LeadRow, "id" | "number" | "kind" | "service" | "city"> & {
  /** The step that a reminder is about. */
  step?: NextStep | null;
};

export interface Notice {
  id: string;
  kind: NoticeKind;
  at: Date;
  leads: NoticedLead[];
}

/** The next step of a lead, in a query of reminders: null for another notice, and when it was changed meanwhile. */
export const stepOfReminder = sql<NextStep | null>`case when notice.step_at = leads.next_at then leads.next_step end`;

/** The browser notices of the person who is signed in, made after `since`, earliest first; at most 200 rows. */
export async function noticesSince(staff: StaffAccess, since: Date): Promise<Notice[]> {
  const rows = await asStaff(staff, (queries) =>
    queries
      .selectFrom("lead_notices as notice")
      .innerJoin("leads", "leads.id", "notice.lead_id")
      .select(["notice.id", "notice.kind", "notice.created_at as at"])
      .select(["leads.id as leadId", "leads.number", "leads.kind as leadKind", "leads.service", "leads.city"])
      .select(stepOfReminder.as("step"))
      .where("notice.user_id", "=", String(staff.claims.sub))
      .where("notice.way", "in", ["browser", "both"])
      .where("notice.created_at", ">", since)
      .orderBy("notice.created_at")
      .limit(200)
      .execute(),
  );
  const notices = new Map<string, Notice>();
  for (const { id, kind, at, leadId, leadKind, ...lead } of rows) {
    const notice = notices.get(id) ?? { id, kind, at, leads: [] };
    notice.leads.push({ ...lead, id: leadId, kind: leadKind });
    notices.set(id, notice);
  }
  return [...notices.values()];
}

/** A lead in one line: the step that it is time for, its number, kind, service and city. */
export function leadLine({ step, number, kind, service, city }: NoticedLead, locale: Locale): string {
  const { kinds, services } = leadMessages[locale];
  const stepName = step && nextStepMessages[locale].steps[step];
  return [stepName, number, kinds[kind].short, service && services[service], cityName(city, "sv")]
    .filter(Boolean)
    .join(" · ");
}

/** A notice's title, for one lead or several. */
export function noticeTitle({ kind, leads }: Pick<Notice, "kind" | "leads">, locale: Locale): string {
  const messages = noticeMessages[locale].notifications[kind];
  return leads.length === 1 ? messages.one : fill(messages.many, { count: String(leads.length) });
}
