import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryTools, deliverLetters, type LetterToDeliver } from "#backend/mail/delivery.ts";
import type { Letter } from "#backend/mail/email.ts";

/** A kept request as its letters need it. Its texts are the visitor's own, whatever they hold. */
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

/** Writes the letters (mail.tsx). */
export type RenderContactLetters = (
  request: RequestToAnswer,
) => Promise<{ desk: Letter; visitor: Letter | null }>;

const job = z.object({ requestId: z.uuid() });

/**
 * The job send-contact-request-email (specification section 7, call 2): sends the company its letter, and
 * the visitor a confirmation when an e-mail was given (backend/mail/delivery.ts). A request that has been
 * erased since has no letters. Throws when a letter was not sent, so that the queue tries again.
 */
export async function deliverContactRequest(
  payload: unknown,
  render: RenderContactLetters,
  tools: DeliveryTools,
  attempt: Attempt,
): Promise<void> {
  const { requestId } = job.parse(payload);
  const request = await findRequest(tools.database, requestId);
  if (!request) return;
  const { desk, visitor } = await render(request);
  const of = { about: "contact_request", aboutId: request.id } as const;
  const letters: LetterToDeliver[] = [{ ...of, kind: "desk", locale: "sv", letter: desk }];
  if (visitor) letters.push({ ...of, kind: "visitor", locale: request.locale, letter: visitor });
  await deliverLetters(letters, tools, attempt);
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
