import { findInText } from "#app/leads/find-in-text.ts";
import type { Database } from "#backend/database/connection.ts";
import type { QuoteRequest } from "./schema.ts";

/** An estimate in the words of one language: what it is of, and its rows. */
export type EstimateText = { what: string; rows: { label: string; amount: string }[] };

/** An estimate as it is stored: its parameters on the price page, its sum (SEK without VAT), and how it read. */
export type EstimateRecord = { parameters: string; sum: number; sv: EstimateText; en: EstimateText };

/** A request as it is stored. */
export type QuoteToKeep = Omit<QuoteRequest, "estimate"> & { estimate: EstimateRecord | null };

/**
 * Keeps a checked request and queues its emails (the database's own trigger), as the anonymous role. One that
 * is already kept (same id) is left as it is, without an error.
 *
 * Takes the visitor's IP address, for the rate limit, which is not stored, and whether it has proven its work.
 * Throws RateLimited, ProofWanted or DatabaseUnavailable (backend/database/errors.ts).
 */
export async function saveQuoteRequest(
  database: Database,
  { serviceType, estimate, ...request }: QuoteToKeep,
  sender: { sender: string; proven?: boolean },
): Promise<void> {
  const row = {
    ...request,
    service_type: serviceType,
    estimate,
    ...findInText({
      city: [estimate && JSON.stringify(estimate), request.message, request.company],
      orgNumber: [request.company, request.message],
    }),
  };
  await database.add("quote_requests", row, sender);
}

/** Erases the requests that came before a moment, but for what became a customer\'s (marked won at the admin), with their emails and jobs. Throws DatabaseUnavailable. */
export async function eraseQuoteRequests(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries
      .deleteFrom("quote_requests")
      .where("created_at", "<", before)
      .where("id", "not in", (lead) => lead.selectFrom("leads").select("id").where("status", "=", "won"))
      .execute(),
  );
}
