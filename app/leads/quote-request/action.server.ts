import {
  type Circumstances,
  type Received,
  readForm,
  receiveForm,
  type SentForm,
} from "#app/forms/receive-form.server.ts";
import { type EstimateRecord, saveQuoteRequest } from "./mutations.server.ts";
import { checkQuoteForm } from "./schema.ts";

/**
 * Receives a quote form and keeps it. `estimateOf` works out the estimate that the form's parameters stand for,
 * null when they stand for none. Never throws.
 */
export async function receiveQuoteForm(
  sent: SentForm,
  estimateOf: (parameters: string) => EstimateRecord | null,
  circumstances: Circumstances,
): Promise<Received> {
  return receiveForm(
    await readForm(sent),
    {
      check: checkQuoteForm,
      save: (value, sender) =>
        saveQuoteRequest(
          circumstances.database,
          { ...value, estimate: value.estimate === null ? null : estimateOf(value.estimate) },
          sender,
        ),
    },
    circumstances,
  );
}
