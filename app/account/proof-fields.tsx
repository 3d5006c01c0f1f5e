import { useEffect, useRef } from "react";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "./password-field.tsx";
import type { ProofAsked } from "./proof.ts";
import type { AuthWords } from "./words.ts";
import "./proof-fields.css";

interface ProofFieldsProps {
  asked: ProofAsked;
  words: AuthWords["proof"];
  /** The prefix of the fields' ids. */
  id: string;
  /** What was wrong with the last proof. */
  error: string | undefined;
}

/**
 * The fields that confirm the person's identity, shown in the form that needs it; the form is then sent again with
 * them. They get the focus when they appear.
 */
export function ProofFields({ asked, words, id, error }: ProofFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
  }, [asked]);
  return (
    <fieldset className="proof" ref={box}>
      <legend>{words.heading}</legend>
      <p>{words.text[asked.by]}</p>
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
          label={words.code}
          hint={words.hint}
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
