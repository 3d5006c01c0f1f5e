import {
  type RequestContext,
  readForm,
  type SentForm,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import { saveExpressOrder } from "./mutations.server.ts";
import { checkExpressOrder } from "./schema.ts";

/** Receives an express order and keeps it. Never throws. */
export async function submitExpressOrder(sent: SentForm, context: RequestContext): Promise<Submission> {
  return submitForm(
    await readForm(sent),
    {
      check: (posted) => checkExpressOrder(posted, context.now),
      save: (value, sender) => saveExpressOrder(context.database, value, sender),
    },
    context,
  );
}
