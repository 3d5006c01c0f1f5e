import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { browserClient } from "./client.ts";
import { passkeyProblem } from "./passkeys.ts";
import { PasswordField } from "./password-field.tsx";
import type { ProblemCode } from "./problems.ts";
import type { ProofAsked } from "./proof.ts";
import { usePasskeys } from "./use-passkeys.ts";
import type { AuthWords } from "./words.ts";
import "./proof-fields.css";

interface ProofFieldsProps {
  asked: ProofAsked;
  words: Pick<AuthWords, "proof" | "problems">;
  /** The prefix of the fields' ids. */
  id: string;
}

/**
 * The fields that confirm the person's identity, shown in the form that needs it; the form is then sent again with
 * them. They get the focus when they appear.
 */
export function ProofFields({ asked, words: { proof: words, problems }, id }: ProofFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) box.current?.querySelector<HTMLElement>("input:not([type=hidden]), .passkey-proof")?.focus();
  }, [asked]);
  const error = asked.problem ? problems[asked.problem] : undefined;
  return (
    <fieldset className="proof" ref={box}>
      <legend>{words.heading}</legend>
      <p>{words.text[asked.by]}</p>
      {asked.by === "passkey" ? (
        <PasskeyProof factor={asked.factor} words={words} problems={problems} />
      ) : null}
      {asked.by === "password" ? (
        <PasswordField
          id={`${id}-proof`}
          name="proofPassword"
          autoComplete="current-password"
          label={words.password}
          error={error}
          words={words}
        />
      ) : (
        <Field
          id={`${id}-proof`}
          name="proofCode"
          autoComplete="one-time-code"
          label={asked.by === "passkey" ? words.otherCode : words.code}
          hint={asked.by === "passkey" ? undefined : words.hint}
          error={error}
        />
      )}
      {asked.by === "text" ? (
        <>
          <input type="hidden" name="proofFactor" value={asked.factor} />
          <input type="hidden" name="proofChallenge" value={asked.challenge} />
        </>
      ) : null}
    </fieldset>
  );
}

interface PasskeyProofProps extends Pick<AuthWords, "problems"> {
  factor: string;
  words: AuthWords["proof"];
}

/** Shows a passkey to the sign-in, then sends the form; the session's cookie is the proof. */
function PasskeyProof({ factor, words, problems }: PasskeyProofProps) {
  const shown = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  async function show() {
    const { auth } = await browserClient();
    const { error } = await auth.mfa.webauthn.authenticate({ factorId: factor });
    if (error) throw error;
    if (shown.current) shown.current.value = "1";
    shown.current?.form?.requestSubmit();
  }
  if (!usePasskeys()) return null;
  return (
    <div className="needs-script">
      <input type="hidden" name="proofPasskey" ref={shown} />
      <Button
        kind="primary"
        size="small"
        type="button"
        className="passkey-proof"
        onClick={() => show().catch((error: unknown) => setProblem(passkeyProblem(error)))}
      >
        {words.passkey}
      </Button>
      <div role="status">{problem ? <FieldError id="passkey-problem" text={problems[problem]} /> : null}</div>
    </div>
  );
}
