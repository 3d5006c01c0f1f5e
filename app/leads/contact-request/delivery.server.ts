import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverEmails, type EmailToDeliver } from "#backend/mail/delivery.ts";
import type { Email } from "#backend/mail/email.ts";

/** A kept request as its emails need it. Its texts are the visitor's own, whatever they hold. */
export type RequestToAnswer = {
  id: string;
  contactType: "email" | "phone";
  contactValue: string;
  companyName: string;
  contactName?: string;
  phone?: string;
  message?: string;
  locale: "sv" | "en";
  createdAt: Date;
};

/** Writes the emails (mail.tsx). */
export type RenderContactEmails = (
  request: RequestToAnswer,
) => Promise<{ admin: Email; visitor: Email | null }>;

const job = z.object({ id: z.uuid() });

/**
 * The job send-contact-request-email: sends the company its email, and
 * the visitor a confirmation when an e-mail was given (backend/mail/delivery.ts). A request that has been
 * erased since has no emails. Throws when an email was not sent, so that the queue tries again.
 */
export async function deliverContactRequest(
  payload: unknown,
  render: RenderContactEmails,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { id } = job.parse(payload);
  const request = await findRequest(tools.database, id);
  if (!request) return;
  const { admin, visitor } = await render(request);
  const of = { about: "contact_request", aboutId: request.id } as const;
  const emails: EmailToDeliver[] = [{ ...of, kind: "admin", locale: "sv", email: admin }];
  if (visitor) emails.push({ ...of, kind: "visitor", locale: request.locale, email: visitor });
  await deliverEmails(emails, tools, attempt);
}

async function findRequest(database: Database, id: string): Promise<RequestToAnswer | undefined> {
  const row = await database.as("service_role", (queries) =>
    queries.selectFrom("contact_requests").selectAll().where("id", "=", id).executeTakeFirst(),
  );
  return (
    row && {
      id: row.id,
      contactType: row.contact_type === "phone" ? "phone" : "email",
      contactValue: row.contact_value,
      companyName: row.company_name,
      ...(row.contact_name ? { contactName: row.contact_name } : {}),
      ...(row.phone ? { phone: row.phone } : {}),
      ...(row.message ? { message: row.message } : {}),
      locale: row.locale === "en" ? "en" : "sv",
      createdAt: row.created_at,
    }
  );
}
