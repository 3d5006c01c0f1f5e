import { fill } from "#app/i18n/fill.ts";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { EmailField } from "./email-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { StepForm, type StepPlace } from "./step-form.tsx";
import { usePause } from "./use-pause.ts";
import type { StepFormWords } from "./words.ts";

interface EmailPanelProps {
  place: StepPlace;
  /** What the email is for: a new password, or signing in. */
  purpose: "recovery" | "magiclink";
  words: {
    heading: string;
    text: string;
    email: string;
    form: StepFormWords;
    sent: { heading: string; text: string; again: StepFormWords; wait: string };
    code: CodeWords;
    back: string;
  };
  next: string;
  backHref: string;
}

export interface CodeWords {
  label: string;
  hint: string;
  form: StepFormWords;
}

/** Asks for an email; then its code can be typed here, too. Says the same for every address. */
export function EmailPanel({ place, purpose, words, next, backHref }: EmailPanelProps) {
  const step = purpose === "recovery" ? "askNewPassword" : "askLink";
  const { answer } = place;
  const isSent =
    answer !== undefined &&
    (answer.outcome.kind === "asked" || answer.step !== step || answer.values.id !== undefined);
  const email = isSent ? (answer.values.email ?? "") : "";
  const left = usePause(answer?.outcome.kind === "asked" ? answer : null);
  return (
    <PassPanel id="brev" holes={2} title={words.heading} text={words.text}>
      <StepForm place={place} step={step} words={words.form} hidden={{ next }} firstField="email" isGuarded>
        {({ idOf, errorOf, typedIn }) => (
          <EmailField
            id={idOf("email")}
            label={words.email}
            error={errorOf("email")}
            typed={typedIn("email") ?? (email || undefined)}
          />
        )}
      </StepForm>
      {isSent ? (
        <section className="account-sent" aria-labelledby="skickat">
          <div role="status">
            <Heading level={2} size="title" id="skickat">
              {words.sent.heading}
            </Heading>
          </div>
          <p>{words.sent.text}</p>
          <StepForm
            place={place}
            step="emailCode"
            words={words.code.form}
            hidden={{ email, purpose, next }}
            firstField="code"
            buttonClass=""
          >
            {({ idOf, errorOf }) => (
              <Field
                id={idOf("code")}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                label={words.code.label}
                hint={words.code.hint}
                error={errorOf("code") ?? errorOf("email")}
              />
            )}
          </StepForm>
          <div className="account-again">
            <StepForm
              place={place}
              step={step}
              words={words.sent.again}
              hidden={{ id: "again", email, next }}
              buttonClass="btn--sm quiet-button"
              isGuarded
              notReady={left ? fill(words.sent.wait, { time: left }) : undefined}
            />
          </div>
        </section>
      ) : null}
      <p className="account-links">
        <a className="more" href={backHref}>
          {words.back}
        </a>
      </p>
    </PassPanel>
  );
}
