import * as z from "zod/mini";
import { calendarNoticeMessages as messages, salesRepMessages } from "#app/content/emails/demo.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { WriteEmails } from "#app/email/email-task.ts";
import { staffEmail } from "#app/email/staff-email.tsx";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";

const job = z.object({ host: z.uuid() });

/**
 * The email of the task send-calendar-notice, to the sales mailbox: the calendar of a host can't be read since yesterday
 * (product 12.16). None when it could be read meanwhile.
 */
export const calendarEmails: WriteEmails = async (payload, { database, brand }) => {
  const { host } = job.parse(payload);
  const found = await database.as("service_role", (queries) =>
    queries
      .selectFrom("demo_calendars as calendar")
      .innerJoin("sales_reps as rep", "rep.id", "calendar.sales_rep_id")
      .select(["rep.name", "calendar.failing_since as since"])
      .where("calendar.sales_rep_id", "=", host)
      .executeTakeFirst(),
  );
  if (!found?.since) return [];
  const name = cleanLine(found.name);
  const values = { name, since: formatShortMoment(found.since, "sv") };
  const email = await staffEmail({
    to: brand.salesEmail,
    name: brand.name,
    messages: salesRepMessages,
    locale: "sv",
    subject: fill(messages.subject, values),
    preheader: fill(messages.lead, values),
    reason: messages.why,
    tape: messages.tape,
    heading: fill(messages.heading, values),
    lead: fill(messages.lead, values),
    action: {
      href: new URL(`${adminPaths.demoSettings}/kalendrar`, brand.siteUrl).href,
      text: messages.open,
    },
    message: null,
    children: null,
  });
  const kind = `admin-calendar-${Math.floor(found.since.getTime() / 1000)}`;
  return [{ about: "account", aboutId: host, kind, locale: "sv", email }];
};
