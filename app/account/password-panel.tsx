import { NewPassword } from "./new-password.tsx";
import { PassPanel } from "./pass-panel.tsx";
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
          <NewPassword
            id={idOf("password")}
            label={words.password}
            hint={words.hint}
            error={errorOf("password")}
            words={place.words}
            email={email}
          />
        )}
      </StepForm>
    </PassPanel>
  );
}
