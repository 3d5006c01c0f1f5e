import { sql } from "kysely";
import * as z from "zod/mini";
import { contactAdminMessages } from "#app/content/emails/contact-request.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { TextLink } from "#app/email/email-facts.tsx";
import { Paragraph } from "#app/email/email-parts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { staffEmail } from "#app/email/staff-email.tsx";
import { oneValue } from "#backend/database/one-value.ts";
import { leadLine, type Notice, type NoticedLead, noticeTitle, stepOfReminder } from "./notices.server.ts";
import { noticeMessages } from "./words.server.ts";

/** The id is a hash in the form of a uuid. */
const job = z.object({ id: z.guid() });

/**
 * The email of the tasks send-lead-notice and send-lead-reminder, to a member of staff, in Swedish as all emails to the staff. Leads that
 * somebody has dealt with meanwhile, or that belong to somebody else now, are left out, and so are steps that are done
 * or have another time. It names no visitor.
 */
export const leadNoticeEmails: WriteEmails = async (payload, { database, brand }) => {
  const { id } = job.parse(payload);
  const { rows, address } = await database.as("service_role", async (queries) => {
    const rows = await queries
      .selectFrom("lead_notices as notice")
      .innerJoin("leads", "leads.id", "notice.lead_id")
      .innerJoin("staff", "staff.user_id", "notice.user_id")
      .select(["notice.kind as noticeKind", "notice.user_id as person"])
      .select(["leads.id", "leads.number", "leads.kind", "leads.service", "leads.city"])
      .select(stepOfReminder.as("step"))
      .where("notice.id", "=", id)
      .where("staff.active", "=", true)
      .where((lead) =>
        lead.or([
          lead.and([lead("notice.kind", "=", "new"), lead("leads.status", "=", "new")]),
          lead.and([
            lead("notice.kind", "=", "assigned"),
            lead("leads.assigned_to", "=", lead.ref("notice.user_id")),
          ]),
          lead.and([lead("notice.kind", "=", "incomingEmail"), lead("leads.next_step", "=", "respond")]),
          lead.and([lead("notice.kind", "=", "declined"), lead("leads.next_step", "=", "respond")]),
          lead("notice.kind", "=", "accepted"),
          lead("notice.step_at", "=", lead.ref("leads.next_at")),
        ]),
      )
      .orderBy("leads.created_at")
      .execute();
    const person = rows[0]?.person;
    const address = person
      ? await oneValue<string | null>(sql`private.staff_address(${person}::uuid)`)(queries)
      : null;
    return { rows, address };
  });
  const [first] = rows;
  if (!first || !address) return [];
  const kind = first.noticeKind;
  const messages = noticeMessages.sv.email;
  const hrefOf = (lead: NoticedLead) => new URL(`${adminPaths.leads}/${lead.id}`, brand.siteUrl).href;
  const title = noticeTitle({ kind, leads: rows }, "sv");
  const line = leadLine(first, "sv");
  const isOne = rows.length === 1;
  const email = await staffEmail({
    to: address,
    name: brand.name,
    messages: contactAdminMessages,
    locale: "sv",
    subject: isOne ? `${title}: ${first.number}` : title,
    preheader: isOne ? line : title,
    reason: messages.why,
    tape: messages.tape[kind],
    heading: title,
    lead: isOne ? line : messages.lead[kind],
    action: isOne
      ? { href: hrefOf(first), text: messages.open }
      : { href: new URL(adminPaths.leads, brand.siteUrl).href, text: messages.openAll },
    message: null,
    children: isOne
      ? null
      : rows.map((lead) => (
          <Paragraph key={lead.id}>
            <TextLink href={hrefOf(lead)}>{leadLine(lead, "sv")}</TextLink>
          </Paragraph>
        )),
  });
  return [{ about: "lead_notice", aboutId: id, kind: emailKinds[kind], locale: "sv", email }];
};

/** The kinds of emails, which are parts of their Message-IDs. */
const emailKinds = {
  new: "new",
  assigned: "assigned",
  incomingEmail: "incoming-email",
  accepted: "accepted",
  declined: "declined",
  step: "step",
} as const satisfies Record<Notice["kind"], string>;
