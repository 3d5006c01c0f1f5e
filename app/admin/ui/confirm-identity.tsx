import { Form } from "react-router";
import type { FormProofRequest } from "#app/account/proof.server.ts";
import { ProofFields } from "#app/account/proof-fields.tsx";
import type { AuthWords } from "#app/account/words.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

/**
 * Asks for the second factor, and sends a form that needs it again with that proof. `action` is the form's URL if it is
 * not the page's: one that answers with a file.
 */
export function ConfirmIdentity({
  request: { proof, posted },
  words,
  action,
}: {
  request: FormProofRequest;
  words: Pick<AuthWords, "proof" | "problems">;
  action?: string;
}) {
  return (
    <Form
      method="post"
      className="stack admin-lead"
      noValidate
      preventScrollReset
      {...(action ? { action, reloadDocument: true } : {})}
    >
      <HiddenFields values={posted} />
      <ProofFields proof={proof} words={words} id="confirm" />
      <Button kind="primary" size="small">
        {words.proof.submit}
      </Button>
    </Form>
  );
}
