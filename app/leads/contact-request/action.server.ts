import {
  type RequestContext,
  readForm,
  type SentForm,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import { saveContactRequest } from "./mutations.server.ts";
import { checkContactForm } from "./schema.ts";

/** Receives either contact form and keeps it (specification section 7, calls 1 and 2). Never throws. */
export async function submitContactForm(request: SentForm, context: RequestContext): Promise<Submission> {
  return submitForm(
    await readForm(request),
    {
      check: checkContactForm,
      save: (value, sender) => saveContactRequest(context.database, value, sender),
    },
    context,
  );
}
