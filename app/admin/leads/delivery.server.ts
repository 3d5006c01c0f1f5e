import * as z from "zod/mini";
import type { WriteEmails } from "#app/email/email-task.ts";
import { renderReply } from "./mail.tsx";

const job = z.object({ id: z.uuid() });

/** The task send-lead-reply: an email that a member of staff wrote. */
export const replyEmails: WriteEmails = async (payload, { database, brand }) => {
  const { id } = job.parse(payload);
  const row = await database.as("service_role", (queries) =>
    queries
      .selectFrom("lead_replies")
      .select(["recipient", "subject", "body", "locale"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  if (!row) return [];
  const locale = row.locale === "en" ? "en" : "sv";
  return [
    {
      about: "reply",
      aboutId: id,
      kind: "reply",
      locale,
      email: await renderReply({ ...row, locale }, brand),
    },
  ];
};
