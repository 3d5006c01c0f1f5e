import { Field } from "#app/ui/field.tsx";
import { AuthForm, type AuthFormContext } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { CodeWords } from "./email-panel.tsx";
import { PassPanel } from "./pass-panel.tsx";

interface InvitationPanelProps {
  context: AuthFormContext;
  words: { heading: string; text: string; email: string; code: CodeWords };
}

/** For somebody who was invited and types the email's code instead of following its link. */
export function InvitationPanel({ context, words }: InvitationPanelProps) {
  return (
    <PassPanel id="inbjudan" holes={1} title={words.heading} text={words.text}>
      <AuthForm
        context={context}
        authAction="emailCode"
        words={words.code.form}
        hidden={{ email: "invite" }}
        firstField="code"
      >
        {({ idOf, errorOf, typedIn }) => (
          <>
            <EmailField
              id={idOf("email")}
              label={words.email}
              error={errorOf("email")}
              typed={typedIn("email")}
            />
            <Field
              id={idOf("code")}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              label={words.code.label}
              error={errorOf("code")}
            />
          </>
        )}
      </AuthForm>
    </PassPanel>
  );
}
