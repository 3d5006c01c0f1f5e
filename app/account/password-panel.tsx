import { useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { NewPassword } from "./new-password.tsx";
import { PassPanel } from "./pass-panel.tsx";
import type { AuthFormWords } from "./words.ts";

interface PasswordPanelProps {
  words: { heading: string; text: string; form: AuthFormWords; password: string; hint: string };
  /** The account's email address, for password managers. */
  email: string;
  next: string;
}

/** The panel where somebody chooses a new password, or the first one after an invitation. */
export function PasswordPanel({ words, email, next }: PasswordPanelProps) {
  const forms = useAuthFormsContext();
  return (
    <PassPanel id="losenord" holes={2} title={words.heading} text={words.text}>
      <AuthForm authAction="choosePassword" words={words.form} hidden={{ next }} firstField="password">
        {(field) => (
          <NewPassword
            {...field("password")}
            label={words.password}
            hint={words.hint}
            words={forms.words}
            email={email}
          />
        )}
      </AuthForm>
    </PassPanel>
  );
}
