import { formRow } from "#app/forms/form-row.server.ts";
import type { PostedForm } from "#app/forms/posted-form.ts";
import { type RequestContext, readForm, type Submission, submitForm } from "#app/forms/submit-form.server.ts";
import { findInText } from "#app/requests/find-in-text.ts";
import { storeRequest } from "#app/requests/store-request.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { type ContactRequest, checkContactForm } from "./schema.ts";

/** Stores a checked request, with the city and organisation number found in it. Throws as `storeRequest` does. */
export function saveContactRequest(
  database: Database,
  request: ContactRequest,
  client: Client,
): Promise<void> {
  const texts = [request.companyName, request.message];
  const facts = findInText({ city: texts, orgNumber: texts });
  const row = formRow<"contact_requests", typeof request & typeof facts>({ ...request, ...facts });
  return storeRequest(database, "contact", row, client);
}

/** Checks and stores either contact form. Never throws. */
export async function submitContactForm(form: Request, context: RequestContext): Promise<Submission> {
  return submitContactRequest(await readForm(form), context);
}

/** Checks and stores a contact request. Never throws. */
export function submitContactRequest(posted: PostedForm, context: RequestContext): Promise<Submission> {
  return submitForm(
    posted,
    {
      check: checkContactForm,
      save: (value, client) => saveContactRequest(context.database, value, client),
    },
    context,
  );
}
