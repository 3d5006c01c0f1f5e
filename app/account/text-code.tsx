import { useEffect } from "react";
import { fill } from "#app/i18n/fill.ts";
import { CodeField } from "./code-field.tsx";
import { StepForm, type StepPlace } from "./step-form.tsx";
import { usePause } from "./use-pause.ts";
import type { StepFormWords, TextCodeWords } from "./words.ts";

/** A message that is on its way: to which telephone of the account, and the challenge that its code answers. */
export interface SentText {
  factor: string;
  challenge: string;
}

interface TextCodeProps {
  place: StepPlace;
  words: TextCodeWords;
  /** The words of the form that takes the code. */
  form: StepFormWords;
  step: "phoneFactor" | "turnOnPhone";
  sent: SentText;
  next: string;
  buttonClass?: string;
}

/** The message that was asked for last on this page; the next forms carry it with them. */
export function sentTextOf({ answer }: StepPlace): SentText | null {
  if (answer?.outcome.kind === "texted") return answer.outcome;
  const { factor, challenge } = answer?.values ?? {};
  return factor && challenge ? { factor, challenge } : null;
}

/** Takes the code of a text message, and has another one sent. */
export function TextCode({ place, words, form, step, sent, next, buttonClass }: TextCodeProps) {
  const { answer } = place;
  const texted = answer?.outcome.kind === "texted" ? answer : null;
  const left = usePause(sent.challenge);
  useEffect(() => {
    if (texted) document.getElementById(`${step}-code`)?.focus();
  }, [texted, step]);
  const hidden = { factor: sent.factor, challenge: sent.challenge, next };
  return (
    <>
      <p className="account-note" role="status">
        {texted?.values.challenge ? words.sentAgain : words.sent}
      </p>
      <StepForm
        place={place}
        step={step}
        words={form}
        hidden={hidden}
        firstField="code"
        {...(buttonClass === undefined ? {} : { buttonClass })}
      >
        {({ idOf, errorOf }) => (
          <CodeField id={idOf("code")} label={words.code} note={words.codeNote} error={errorOf("code")} />
        )}
      </StepForm>
      <div className="account-again">
        <StepForm
          place={place}
          step="sendText"
          words={words.again}
          hidden={hidden}
          buttonClass="btn--sm quiet-button"
          notReady={left ? fill(words.wait, { time: left }) : undefined}
        />
      </div>
    </>
  );
}
