import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import type { Letter } from "#backend/mail/letter.ts";
import type { SendLetter } from "#backend/mail/transport.ts";

type Kind = "desk" | "visitor";

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

export type DeliveryTools = {
  database: Database;
  /** Writes the letters (mail.tsx). */
  render: (request: RequestToAnswer) => Promise<{ desk: Letter; visitor: Letter | null }>;
  send: SendLetter;
  /** The right side of the Message-IDs: the site's own host name. */
  messageIdDomain: string;
};

const job = z.object({ requestId: z.uuid() });

/**
 * The job send-contact-request-email (specification section 7, call 2): sends the company its letter, and
 * the visitor a confirmation when an e-mail was given. Each letter is marked in mail_deliveries, so that a
 * job that is tried again sends only what is missing. The letters go side by side: one that cannot be
 * delivered holds nobody else's back.
 *
 * A process killed between the mail server's "accepted" and our mark sends that letter again; it carries the
 * same Message-ID, by which mail programs tell that it is the same. A request that has been erased since
 * has no letters.
 *
 * Throws when a letter was not sent, without naming anyone, so that the queue tries again.
 */
export async function deliverContactRequest(payload: unknown, tools: DeliveryTools, attempt: Attempt) {
  const { requestId } = job.parse(payload);
  const request = await findRequest(tools.database, requestId);
  if (!request) return;
  const { desk, visitor } = await tools.render(request);
  const letters: [Kind, Letter][] = [["desk", desk]];
  if (visitor) letters.push(["visitor", visitor]);
  const results = await Promise.allSettled(
    letters.map(([kind, letter]) => deliver(kind, letter, request, tools, attempt)),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
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

async function deliver(
  kind: Kind,
  letter: Letter,
  request: RequestToAnswer,
  tools: DeliveryTools,
  attempt: Attempt,
) {
  if (!(await beginAttempt(kind, letter, request, tools.database))) return;
  try {
    await tools.send({ ...letter, messageId: `<${request.id}.${kind}@${tools.messageIdDomain}>` });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    await mark(kind, request.id, tools.database, {
      status: attempt.number >= attempt.of ? "failed" : "waiting",
      last_error: reason.slice(0, 500),
    });
    // A mail server's words may quote the address; the queue's log gets the code alone.
    throw new Error(`the letter to the ${kind} was not sent (${codeOf(error)})`);
  }
  await mark(kind, request.id, tools.database, { status: "sent", sent_at: new Date(), last_error: null });
}

/** Notes an attempt. Gives false when the letter has been sent already. */
async function beginAttempt(
  kind: Kind,
  letter: Letter,
  request: RequestToAnswer,
  database: Database,
): Promise<boolean> {
  const noted = await database.as("service_role", (queries) =>
    queries
      .insertInto("mail_deliveries")
      .values({
        request_id: request.id,
        kind,
        recipient: letter.to,
        subject: letter.subject,
        locale: kind === "desk" ? "sv" : request.locale,
        attempts: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["request_id", "kind"])
          .doUpdateSet({ attempts: sql`mail_deliveries.attempts + 1`, status: "waiting" })
          .where("mail_deliveries.status", "<>", "sent"),
      )
      .returning("id")
      .executeTakeFirst(),
  );
  return noted !== undefined;
}

function mark(
  kind: Kind,
  requestId: string,
  database: Database,
  change: { status: string; sent_at?: Date; last_error: string | null },
) {
  return database.as("service_role", (queries) =>
    queries
      .updateTable("mail_deliveries")
      .set(change)
      .where("request_id", "=", requestId)
      .where("kind", "=", kind)
      .execute(),
  );
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && error.responseCode) return String(error.responseCode);
  return "code" in error && error.code ? String(error.code) : error.name;
}
