import { sql, type Updateable } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import type { MailDeliveries } from "#backend/database/types.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { derivedId } from "./derived-id.ts";
import type { Email } from "./email.ts";
import { mailProblemOf } from "./problem.ts";
import type { SendEmail } from "./transport.ts";

/** What an email is about. */
export type About = MailDeliveries["about"];

/** An email to deliver: of each kind there is at most one for what it is about. */
export type EmailToDeliver = {
  about: About;
  aboutId: string;
  /** Lower-case letters, digits, "-" and "_", e.g. "admin" or "visitor". */
  kind: string;
  locale: "sv" | "en";
  email: Email;
  /** The lead whose visitor receives it and may reply to it. */
  lead?: string;
};

export type DeliveryContext = {
  database: Database;
  send: SendEmail;
  /** The domain of Message-IDs: the site's host name. */
  messageIdDomain: string;
  /** The reply address of a lead's emails; undefined when replies are not received here. */
  replyAddressOf?: ((lead: string) => Promise<string>) | undefined;
};

/** The Message-ID of an email. It has the hashed id, since the id itself opens a booking. */
export function messageIdOf({ aboutId, kind }: Pick<EmailToDeliver, "aboutId" | "kind">, domain: string) {
  return `<${derivedId(aboutId)}.${kind}@${domain}>`;
}

/**
 * Sends emails in parallel and records each in mail_deliveries, so that a retried job sends only what is missing. Not
 * sent are emails about something that was erased meanwhile, and a confirmation to a recipient who has got too many of
 * them (the database decides and records it as "held"). If the process is killed between the mail server's "accepted"
 * and our record, that email is sent again with the same Message-ID, by which mail programs recognize it.
 *
 * Throws when an email was not sent, without naming anyone, so that the queue retries. An email that the mail server
 * refused permanently, or that an admin gave up, is not retried until an admin asks for it; one to the company is, since
 * its mailbox will be repaired, and no request may be lost meanwhile.
 */
export async function deliverEmails(
  emails: readonly EmailToDeliver[],
  context: DeliveryContext,
  attempt: Attempt,
): Promise<void> {
  const results = await Promise.allSettled(emails.map((email) => deliver(email, context, attempt)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function deliver(delivery: EmailToDeliver, context: DeliveryContext, attempt: Attempt): Promise<void> {
  const begun = await beginAttempt(delivery, context.database);
  if (!begun) return;
  const { kind, lead, email } = delivery;
  try {
    const replyTo = lead ? await context.replyAddressOf?.(lead) : undefined;
    const messageId = messageIdOf(delivery, context.messageIdDomain);
    await context.send({ ...email, ...(replyTo && { replyTo }), messageId });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    const { problem, isPermanent, code } = mailProblemOf(error);
    const isFinal = isPermanent && !begun.isToCompany;
    await mark(delivery, context.database, {
      status: isFinal || attempt.number >= attempt.of ? "failed" : "waiting",
      last_error: reason.slice(0, 500),
      problem,
    });
    if (isFinal) return;
    // The mail server's message may quote the recipient's address, so the queue's log gets only the code.
    throw new Error(`the email to the ${kind} was not sent (${code})`);
  }
  await mark(delivery, context.database, {
    status: "sent",
    sent_at: new Date(),
    last_error: null,
    problem: null,
  });
}

/**
 * Records an attempt. Returns whether the email goes to the company; null when it was sent, held or given up, or what it
 * is about was erased.
 */
async function beginAttempt(
  { about, aboutId, kind, locale, email }: EmailToDeliver,
  database: Database,
): Promise<{ isToCompany: boolean } | null> {
  const recorded = await database.as("service_role", (queries) =>
    queries
      .insertInto("mail_deliveries")
      .values({
        about,
        about_id: aboutId,
        kind,
        recipient: email.to,
        subject: email.subject,
        // The sign-in's emails contain links and codes that open accounts.
        body: about === "account" ? null : email.text,
        locale,
        attempts: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["about", "about_id", "kind"])
          .doUpdateSet({
            attempts: sql`mail_deliveries.attempts + 1`,
            subject: sql`excluded.subject`,
            body: sql`excluded.body`,
          })
          .where("mail_deliveries.status", "=", "waiting"),
      )
      .returning(["status", sql<boolean>`private.is_to_company(about, kind)`.as("isToCompany")])
      .executeTakeFirst(),
  );
  return recorded && recorded.status !== "held" ? recorded : null;
}

function mark(
  { about, aboutId, kind }: EmailToDeliver,
  database: Database,
  change: Pick<Updateable<MailDeliveries>, "status" | "sent_at" | "last_error" | "problem">,
) {
  return database.as("service_role", (queries) =>
    queries
      .updateTable("mail_deliveries")
      .set(change)
      .where("about", "=", about)
      .where("about_id", "=", aboutId)
      .where("kind", "=", kind)
      .execute(),
  );
}
