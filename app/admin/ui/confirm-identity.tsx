import type { ComponentProps } from "react";
import { Form } from "react-router";
import type { AuthMessages } from "#app/account/messages.ts";
import type { FormProofRequest } from "#app/account/proof.server.ts";
import { ProofFields } from "#app/account/proof-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { AdminNotice } from "./admin-notice.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

interface ConfirmIdentityProps {
  request: FormProofRequest;
  messages: Pick<AuthMessages, "proof" | "problems">;
  /** The form's URL if it is not the page's: one that answers with a file. */
  action?: string | undefined;
}

/** The outcome of a form; or, when the form needs the second factor, the question for it. */
export function ConfirmOrNotice({
  request,
  messages,
  action,
  ...notice
}: Omit<ConfirmIdentityProps, "request"> &
  ComponentProps<typeof AdminNotice> & { request: FormProofRequest | undefined }) {
  if (!request) return <AdminNotice {...notice} />;
  return <ConfirmIdentity request={request} messages={messages} action={action} />;
}

/** Asks for the second factor, and sends a form that needs it again with that proof. */
function ConfirmIdentity({ request: { proof, posted }, messages, action }: ConfirmIdentityProps) {
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
