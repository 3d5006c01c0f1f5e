import {
  type Circumstances,
  type Received,
  readForm,
  receiveForm,
  type SentForm,
} from "#app/forms/receive-form.server.ts";
import { saveGuardOrder } from "./mutations.server.ts";
import { checkGuardOrder } from "./schema.ts";

/** Receives an express order and keeps it. Never throws. */
export async function receiveGuardOrder(sent: SentForm, circumstances: Circumstances): Promise<Received> {
  return receiveForm(
    await readForm(sent),
    {
      check: (posted) => checkGuardOrder(posted, circumstances.now),
      save: (value, sender) => saveGuardOrder(circumstances.database, value, sender),
    },
    circumstances,
  );
}
