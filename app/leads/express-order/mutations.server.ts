import { findInText } from "#app/leads/find-in-text.ts";
import type { Database } from "#backend/database/connection.ts";
import type { ExpressOrder } from "./schema.ts";

/**
 * Keeps a checked order and queues its emails (the database's own trigger), as the anonymous role. One that is
 * already kept (same id) is left as it is, without an error.
 *
 * Takes the visitor's IP address, for the rate limit, which is not stored, and whether it has proven its work.
 * Throws RateLimited, ProofWanted or DatabaseUnavailable (backend/database/errors.ts).
 */
export async function saveExpressOrder(
  database: Database,
  order: ExpressOrder,
  sender: { sender: string; proven?: boolean },
): Promise<void> {
  const row = {
    id: order.id,
    contact_name: order.contactName,
    contact_email: order.contactEmail,
    billing_email: order.billingEmail,
    contact_phone: order.contactPhone,
    service: order.service,
    location: order.location,
    job_description: order.jobDescription,
    guard_count: order.guardCount,
    starts_at: order.startsAt,
    ends_at: order.endsAt,
    permit: order.permit,
    reference: order.reference,
    locale: order.locale,
    ...findInText({
      city: [order.location, order.jobDescription],
      orgNumber: [order.reference, order.jobDescription],
    }),
  };
  await database.add("express_orders", row, sender);
}

/** Erases the orders that came before a moment, but for what became a customer\'s (marked won at the admin), with their emails and jobs. Throws DatabaseUnavailable. */
export async function eraseExpressOrders(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries
      .deleteFrom("express_orders")
      .where("created_at", "<", before)
      .where("id", "not in", (lead) => lead.selectFrom("leads").select("id").where("status", "=", "won"))
      .execute(),
  );
}
