import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CodeField } from "./code-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { StepForm, type StepPlace } from "./step-form.tsx";
import type { StepFormWords } from "./words.ts";

interface SecondFactorPanelProps {
  place: StepPlace;
  words: {
    heading: string;
    text: string;
    code: string;
    codeNote: string;
    form: StepFormWords;
    which: string;
    lost: string;
    lostText: string;
    recoveryCode: string;
    recoveryForm: StepFormWords;
    noCodes: string;
    signOut: string;
  };
  factors: readonly { id: string; name: string }[];
  next: string;
  signOutAddress: string;
}

/** Shows the second factor at the sign-in; without the telephone one of the recovery codes does it. */
export function SecondFactorPanel({ place, words, factors, next, signOutAddress }: SecondFactorPanelProps) {
  return (
    <PassPanel id="andra-steget" holes={2} title={words.heading} text={words.text}>
      <StepForm place={place} step="secondFactor" words={words.form} hidden={{ next }} firstField="code">
        {({ idOf, errorOf }) => (
          <>
            {factors.length > 1 ? (
              <SelectField
                id={idOf("factor")}
                name="factor"
                label={words.which}
                options={factors.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null}
            <CodeField id={idOf("code")} label={words.code} note={words.codeNote} error={errorOf("code")} />
          </>
        )}
      </StepForm>
      <details className="ac-lost" open={place.answer?.step === "recoveryCode"}>
        <summary>{words.lost}</summary>
        <p>{words.lostText}</p>
        <StepForm
          place={place}
          step="recoveryCode"
          words={words.recoveryForm}
          hidden={{ next }}
          firstField="code"
          buttonClass="ac-quiet"
        >
          {({ idOf, errorOf }) => (
            <Field
              id={idOf("code")}
              name="code"
              className="ac-long"
              autoComplete="off"
              label={words.recoveryCode}
              error={errorOf("code")}
            />
          )}
        </StepForm>
        <p className="legal">{words.noCodes}</p>
      </details>
      <SignOutButton address={signOutAddress} connection={place.connection} className="more ac-out">
        {words.signOut}
      </SignOutButton>
    </PassPanel>
  );
}
