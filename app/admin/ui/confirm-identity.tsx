import type { ComponentProps } from "react";
import { Form } from "react-router";
import type { FormProofRequest } from "#app/account/proof.server.ts";
import { ProofFields } from "#app/account/proof-fields.tsx";
import type { AuthMessages } from "#app/account/words.ts";
import { Button } from "#app/ui/button.tsx";
import { AdminNotice } from "./admin-notice.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type ConfirmOrNoticeProps = ComponentProps<typeof AdminNotice> & {
  request: FormProofRequest | undefined;
  messages: Pick<AuthMessages, "proof" | "problems">;
  /** The form's URL if it is not the page's: one that responds with a file. */
  action?: string | undefined;
};

/**
 * The outcome of a form; or, when the form needs the second factor (`request`), the question for it, which sends the
 * form again with that proof.
 */
export function ConfirmOrNotice({ request, messages, action, ...notice }: ConfirmOrNoticeProps) {
  if (!request) return <AdminNotice {...notice} />;
  return (
    <Form
      method="post"
      className="stack admin-lead"
      noValidate
      preventScrollReset
      {...(action ? { action, reloadDocument: true } : {})}
    >
      <HiddenFields values={request.posted} />
      <ProofFields proof={request.proof} messages={messages} id="confirm" />
      <Button kind="primary" size="small">
        {messages.proof.submit}
      </Button>
    </Form>
  );
}
