import { Form } from "react-router";
import type { AuthMessages } from "#app/account/messages.ts";
import type { FormProofRequest } from "#app/account/proof.server.ts";
import { ProofFields } from "#app/account/proof-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

/**
 * Asks for the second factor, and sends a form that needs it again with that proof. `action` is the form's URL if it is
 * not the page's: one that answers with a file.
 */
export function ConfirmIdentity({
  request: { proof, posted },
  messages,
  action,
}: {
  request: FormProofRequest;
  messages: Pick<AuthMessages, "proof" | "problems">;
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
      <ProofFields proof={proof} messages={messages} id="confirm" />
      <Button kind="primary" size="small">
        {messages.proof.submit}
      </Button>
    </Form>
  );
}
