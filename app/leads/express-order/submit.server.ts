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
import { checkExpressOrder, type ExpressOrder } from "./schema.ts";

/** Stores a checked order, with the city and organisation number found in it. Throws as `saveForm` does. */
export function saveExpressOrder(database: Database, order: ExpressOrder, client: Client): Promise<void> {
  const { location, jobDescription, reference } = order;
  const found = findInText({ city: [location, jobDescription], orgNumber: [reference, jobDescription] });
  return saveForm(database, "express_orders", { ...order, ...found }, client);
}

/** Checks and stores an express order. Never throws. */
export async function submitExpressOrder(sent: SentForm, context: RequestContext): Promise<Submission> {
  return submitForm(
    await readForm(sent),
    {
      check: (posted) => checkExpressOrder(posted, context.now),
      save: (value, client) => saveExpressOrder(context.database, value, client),
    },
    context,
  );
}
