import * as z from "zod/mini";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails } from "#backend/mail/delivery.ts";
import type { Email } from "#backend/mail/email.ts";

/** An email that somebody at the admin wrote. */
export interface WrittenReply {
  recipient: string;
  subject: string;
  body: string;
  locale: "sv" | "en";
}

const job = z.object({ id: z.uuid() });

/**
 * The job send-lead-reply: sends an email of the admin's. One that has been erased since is not sent. Throws when it
 * was not sent, so that the queue tries again.
 */
export async function deliverReply(
  payload: unknown,
  render: (reply: WrittenReply) => Promise<Email>,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const row = await tools.database.as("service_role", (queries) =>
    queries
      .selectFrom("lead_replies")
      .select(["recipient", "subject", "body", "locale"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  if (!row) return;
  const locale = row.locale === "en" ? "en" : "sv";
  const email = await render({ ...row, locale });
  await deliverEmails([{ about: "reply", aboutId: id, kind: "reply", locale, email }], tools, attempt);
}
