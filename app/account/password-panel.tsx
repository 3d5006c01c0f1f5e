import { useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { NewPassword } from "./new-password.tsx";
import { PassPanel } from "./pass-panel.tsx";
import type { AuthFormMessages } from "./words.ts";

interface PasswordPanelProps {
  messages: { heading: string; text: string; form: AuthFormMessages; password: string; hint: string };
  /** The account's email address, for password managers. */
  email: string;
  next: string;
}

/** The panel where somebody chooses a new password, or the first one after an invitation. */
export function PasswordPanel({ messages, email, next }: PasswordPanelProps) {
  const forms = useAuthFormsContext();
  return (
    <PassPanel id="losenord" holes={2} title={messages.heading} text={messages.text}>
      <AuthForm authAction="choosePassword" messages={messages.form} hidden={{ next }} firstField="password">
        {(field) => (
          <NewPassword
            {...field("password")}
            label={messages.password}
            hint={messages.hint}
            messages={forms.messages}
            email={email}
          />
        )}
      </AuthForm>
    </PassPanel>
  );
}
