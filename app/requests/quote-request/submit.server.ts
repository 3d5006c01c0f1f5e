import { formRow } from "#app/forms/form-row.server.ts";
import { type RequestContext, readForm, type Submission, submitForm } from "#app/forms/submit-form.server.ts";
import { findInText } from "#app/requests/find-in-text.ts";
import { storeRequest } from "#app/requests/store-request.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { checkQuoteForm, type QuoteRequest } from "./schema.ts";

/** An estimate in one language: its subject and its rows. */
export type EstimateText = { what: string; rows: { label: string; amount: string }[] };

/** An estimate as it is stored: its parameters on the price page, its sum (SEK without VAT), and its text. */
export type EstimateRecord = { parameters: string; sum: number; sv: EstimateText; en: EstimateText };

export type QuoteToStore = Omit<QuoteRequest, "estimate"> & { estimate: EstimateRecord | null };

/** Stores a checked request, with the city and organisation number found in it. Throws as `storeRequest` does. */
export function saveQuoteRequest(database: Database, request: QuoteToStore, client: Client): Promise<void> {
  const { estimate, place, message, company } = request;
  const facts = findInText({
    city: [place, estimate && JSON.stringify(estimate), message, company],
    orgNumber: [company, message],
  });
  const row = formRow<"quote_requests", typeof request & typeof facts>({ ...request, ...facts });
  return storeRequest(database, "quote", row, client);
}

/**
 * Checks and stores a quote form. `estimateOf` computes the estimate of the form's parameters, null for none. Never
 * throws.
 */
export async function submitQuoteForm(
  form: Request,
  estimateOf: (parameters: string) => EstimateRecord | null,
  context: RequestContext,
): Promise<Submission> {
  return submitForm(
    await readForm(form),
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
