import {
  type Circumstances,
  type Received,
  readForm,
  receiveForm,
  type SentForm,
} from "#app/forms/receive-form.server.ts";
import { saveExpressOrder } from "./mutations.server.ts";
import { checkExpressOrder } from "./schema.ts";

/** Receives an express order and keeps it. Never throws. */
export async function receiveExpressOrder(sent: SentForm, circumstances: Circumstances): Promise<Received> {
  return receiveForm(
    await readForm(sent),
    {
      check: (posted) => checkExpressOrder(posted, circumstances.now),
      save: (value, sender) => saveExpressOrder(circumstances.database, value, sender),
    },
    circumstances,
  );
}
