import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { WebhookEvent } from "./webhook-events.ts";

/**
 * Queues what the receivers of webhooks are told (app/webhooks/), in the transaction in which it happens: one statement.
 * The lead must be stored, or be sent to the database before this. What is told of it is read when it is sent.
 */
export async function queueWebhooks(
  queries: Queries,
  { type, lead }: { type: WebhookEvent; lead: string },
): Promise<void> {
  await sql`select private.queue_webhooks(${type}, ${lead})`.execute(queries);
}
