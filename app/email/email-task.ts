import type { Database } from "#backend/database/connection.ts";
import type { Attempt } from "#backend/jobs/worker.ts";
import { type DeliveryContext, deliverEmails, type EmailToDeliver } from "#backend/mail/delivery.ts";
import type { EmailBrand } from "./company-details.tsx";

/** What is needed to write the emails of a job. */
export interface EmailContext {
  database: Database;
  brand: EmailBrand;
  now: Date;
  /** The domain of our Message-IDs, after the @. */
  messageIdDomain: string;
}

/**
 * Writes the emails of a job: none when their subject was erased, or has changed so that they would be wrong. Throws a
 * ZodError for a payload that doesn't belong to that job.
 */
export type WriteEmails = (payload: unknown, context: EmailContext) => Promise<readonly EmailToDeliver[]>;

/**
 * Writes a job's emails and sends those that were not sent before (backend/mail/delivery.ts). Throws when one could
 * not be sent, so that the queue tries again.
 */
export async function sendEmails(
  write: WriteEmails,
  payload: unknown,
  { brand, now = new Date(), ...tools }: DeliveryContext & { brand: EmailBrand; now?: Date },
  attempt: Attempt,
): Promise<void> {
  const { database, messageIdDomain } = tools;
  await deliverEmails(await write(payload, { database, messageIdDomain, brand, now }), tools, attempt);
}
