import { findInText } from "#app/leads/find-in-text.ts";
import type { Database } from "#backend/database/connection.ts";
import type { ContactRequest } from "./schema.ts";

/**
 * Keeps a checked request and queues its emails, in one transaction, as the anonymous role (specification
 * section 7, calls 1 and 2: the database's own trigger queues the second). A request that is already kept
 * (same id) is left as it is, without an error.
 *
 * Takes the visitor's IP address, for the rate limit, which is not stored, and whether it has proven its work.
 * Throws RateLimited, ProofWanted or DatabaseUnavailable (backend/database/errors.ts).
 */
export async function saveContactRequest(
  database: Database,
  request: ContactRequest,
  sender: { sender: string; proven?: boolean },
): Promise<void> {
  const texts = [request.companyName, request.message];
  const row = {
    id: request.id,
    contact_type: request.contactType,
    contact_value: request.contactValue,
    company_name: request.companyName,
    locale: request.locale,
    contact_name: request.contactName,
    phone: request.phone,
    message: request.message,
    source: request.source,
    ...findInText({ city: texts, orgNumber: texts }),
  };
  await database.add("contact_requests", row, sender);
}

/**
 * Erases the requests that came before a moment, but for what became a customer\'s (marked won at the admin), and with them (by the database's own rules, so that it
 * holds for whoever erases one) their deliveries and their job. Throws DatabaseUnavailable.
 */
export async function eraseContactRequests(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries
      .deleteFrom("contact_requests")
      .where("created_at", "<", before)
      .where("id", "not in", (lead) => lead.selectFrom("leads").select("id").where("status", "=", "won"))
      .execute(),
  );
}
