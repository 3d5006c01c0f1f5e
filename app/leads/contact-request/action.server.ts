import {
  type Circumstances,
  type Received,
  readForm,
  receiveForm,
  type SentForm,
} from "#app/forms/receive-form.server.ts";
import { saveContactRequest } from "./mutations.server.ts";
import { checkContactForm } from "./schema.ts";

/** Receives either contact form and keeps it (specification section 7, calls 1 and 2). Never throws. */
export async function receiveContactForm(request: SentForm, circumstances: Circumstances): Promise<Received> {
  return receiveForm(
    await readForm(request),
    {
      check: checkContactForm,
      save: (value, sender) => saveContactRequest(circumstances.database, value, sender),
    },
    circumstances,
  );
}
