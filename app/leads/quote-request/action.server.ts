import {
  type RequestContext,
  readForm,
  type SentForm,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import { type EstimateRecord, saveQuoteRequest } from "./mutations.server.ts";
import { checkQuoteForm } from "./schema.ts";

/**
 * Receives a quote form and keeps it. `estimateOf` works out the estimate that the form's parameters stand for,
 * null when they stand for none. Never throws.
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
      save: (value, sender) =>
        saveQuoteRequest(
          context.database,
          { ...value, estimate: value.estimate === null ? null : estimateOf(value.estimate) },
          sender,
        ),
    },
    context,
  );
}
