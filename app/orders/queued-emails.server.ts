import { sql } from "kysely";
import type { Queries } from "#backend/database/connection.ts";

/** The emails about an offer to its buyer (emails.tsx). */
export const offerEmailKinds = ["sent", "reminder", "withdrawn", "accepted"] as const;
export type OfferEmailKind = (typeof offerEmailKinds)[number];

/**
 * Queues an email about an offer or an order, with what it is about, in one transaction; `at` is null for now. The key
 * is the kind's, so that each is sent once.
 */
export async function queueBuyerEmail(
  queries: Queries,
  about: "offer" | "order",
  id: string,
  email: string,
  at: Date | null = null,
): Promise<void> {
  const [task, key] = [`send-${about}-email`, `${about}:${id}:${email}`];
  await sql`select private.queue_job(${task}, ${JSON.stringify({ id, email })}::json, ${key}, ${at}::timestamptz)`.execute(
    queries,
  );
}
