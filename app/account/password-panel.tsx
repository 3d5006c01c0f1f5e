import { PassPanel } from "./pass-panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { StepForm, type StepPlace } from "./step-form.tsx";
import type { StepFormWords } from "./words.ts";

interface PasswordPanelProps {
  place: StepPlace;
  words: { heading: string; text: string; form: StepFormWords; password: string; hint: string };
  /** Whose password it is: for password managers, which keep it under this name. */
  email: string;
  next: string;
}

/** Chooses a password: a new one, or the first one after an invitation. */
export function PasswordPanel({ place, words, email, next }: PasswordPanelProps) {
  return (
    <PassPanel id="losenord" holes={2} title={words.heading} text={words.text}>
      <StepForm
        place={place}
        step="choosePassword"
        words={words.form}
        hidden={{ next }}
        firstField="password"
      >
        {({ idOf, errorOf }) => (
          <>
            <input
              className="sr"
              type="email"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
            <PasswordField
              id={idOf("password")}
              name="password"
              autoComplete="new-password"
              label={words.password}
              hint={words.hint}
              error={errorOf("password")}
              show={place.words.show}
              showLong={place.words.showLong}
            />
          </>
        )}
      </StepForm>
    </PassPanel>
  );
}
