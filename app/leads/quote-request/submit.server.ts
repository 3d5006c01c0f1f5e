import { saveForm } from "#app/forms/form-row.server.ts";
import {
  type RequestContext,
  readForm,
  type SentForm,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import { findInText } from "#app/leads/find-in-text.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { checkQuoteForm, type QuoteRequest } from "./schema.ts";

/** An estimate in the words of one language: what it is of, and its rows. */
export type EstimateText = { what: string; rows: { label: string; amount: string }[] };

/** An estimate as it is stored: its parameters on the price page, its sum (SEK without VAT), and how it read. */
export type EstimateRecord = { parameters: string; sum: number; sv: EstimateText; en: EstimateText };

/** A request as it is stored. */
export type QuoteToStore = Omit<QuoteRequest, "estimate"> & { estimate: EstimateRecord | null };

/** Keeps a checked request, with what it names for the admin to find it by. Throws as `saveForm` does. */
export function saveQuoteRequest(database: Database, request: QuoteToStore, client: Client): Promise<void> {
  const { estimate, message, company } = request;
  const found = findInText({
    city: [estimate && JSON.stringify(estimate), message, company],
    orgNumber: [company, message],
  });
  return saveForm(database, "quote_requests", { ...request, ...found }, client);
}

/**
 * Checks a quote form and keeps it. `estimateOf` works out the estimate that the form's parameters stand for, null
 * when they stand for none. Never throws.
 */
export async function submitQuoteForm(
  sent: SentForm,
  estimateOf: (parameters: string) => EstimateRecord | null,
  context: RequestContext,
): Promise<Submission> {
  return submitForm(
    await readForm(sent),
    {
      check: checkQuoteForm,
      save: (value, client) => {
        const estimate = value.estimate === null ? null : estimateOf(value.estimate);
        return saveQuoteRequest(context.database, { ...value, estimate }, client);
      },
    },
    context,
  );
}
