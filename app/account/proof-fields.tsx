import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { browserClient } from "./client.ts";
import { passkeyProblem, usePasskeys } from "./passkeys.ts";
import { PasswordField } from "./password-field.tsx";
import type { ProblemCode } from "./problems.ts";
import type { ProofRequest } from "./proof.ts";
import type { AuthMessages } from "./words.ts";
import "./proof-fields.css";

interface ProofFieldsProps {
  proof: ProofRequest;
  messages: Pick<AuthMessages, "proof" | "problems">;
  /** The prefix of the fields' ids. */
  id: string;
}

/**
 * The fields that confirm who is at the form, shown inside a form that needs it; the form is then sent again with them.
 * They get the focus when they appear.
 */
export function ProofFields({ proof, messages: { proof: messages, problems }, id }: ProofFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (proof) box.current?.querySelector<HTMLElement>("input:not([type=hidden]), .passkey-proof")?.focus();
  }, [proof]);
  const error = proof.problem ? problems[proof.problem] : undefined;
  return (
    <fieldset className="proof" ref={box}>
      <legend>{messages.heading}</legend>
      <p>{messages.text[proof.by]}</p>
      {proof.by === "passkey" ? (
        <PasskeyProof factor={proof.factor} messages={messages} problems={problems} />
      ) : null}
      {proof.by === "password" ? (
        <PasswordField
          id={`${id}-proof`}
          name="proofPassword"
          autoComplete="current-password"
          label={messages.password}
          error={error}
          messages={messages}
        />
      ) : (
        <Field
          id={`${id}-proof`}
          name="proofCode"
          autoComplete="one-time-code"
          label={proof.by === "passkey" ? messages.otherCode : messages.code}
          hint={proof.by === "passkey" ? undefined : messages.hint}
          error={error}
        />
      )}
      {proof.by === "text" ? (
        <>
          <input type="hidden" name="proofFactor" value={proof.factor} />
          <input type="hidden" name="proofChallenge" value={proof.challenge} />
        </>
      ) : null}
    </fieldset>
  );
}

interface PasskeyProofProps extends Pick<AuthMessages, "problems"> {
  factor: string;
  messages: AuthMessages["proof"];
}

/** Verifies a passkey with the auth server, then sends the form; the session's cookie is then the proof. */
function PasskeyProof({ factor, messages, problems }: PasskeyProofProps) {
  const proofInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  async function show() {
    const { auth } = await browserClient();
    const { error } = await auth.mfa.webauthn.authenticate({ factorId: factor });
    if (error) throw error;
    if (proofInput.current) proofInput.current.value = "1";
    proofInput.current?.form?.requestSubmit();
  }
  if (!usePasskeys()) return null;
  return (
    <div className="needs-script">
      <input type="hidden" name="proofPasskey" ref={proofInput} />
      <Button
        kind="primary"
        size="small"
        type="button"
        className="passkey-proof"
        onClick={() => show().catch((error: unknown) => setProblem(passkeyProblem(error)))}
      >
        {messages.passkey}
      </Button>
      <div role="status">{problem ? <FieldError id="passkey-problem" text={problems[problem]} /> : null}</div>
    </div>
  );
}
