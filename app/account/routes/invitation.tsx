import { AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { AuthForm } from "#app/account/auth-form.tsx";
import { EmailField } from "#app/account/email-field.tsx";
import { accountPageData } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { PasswordPanel } from "#app/account/password-panel.tsx";
import { readSession } from "#app/account/session.server.ts";
import { emailPages, passwordPages } from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { Field } from "#app/ui/field.tsx";
import type { Route } from "./+types/invitation";
import "#app/ui/hint.css";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

/** Somebody whom the invitation's link has signed in chooses a password; others type the invitation's code first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const session = await readSession(request, context);
  const { invitation, enterInvitation, email, password, hint } = passwordPages[page.locale];
  const { code } = emailPages[page.locale];
  return {
    ...page,
    messages: { title: invitation.title, description: invitation.description },
    passwordPanel: session && {
      email: session.email,
      messages: { ...invitation, password, hint, text: fill(invitation.text, { email: session.email }) },
    },
    enter: { ...enterInvitation, email, code },
  };
}

/** The page that an invitation leads to: its code, then the first password. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, passwordPanel, enter, next } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  return (
    <AccountScreen messages={messages} forms={forms}>
      {passwordPanel ? (
        <PasswordPanel messages={passwordPanel.messages} email={passwordPanel.email} next={next} />
      ) : (
        <PassPanel id="inbjudan" holes={1} title={enter.heading} text={enter.text}>
          <AuthForm
            authAction="emailCode"
            messages={enter.code.form}
            hidden={{ purpose: "invite" }}
            firstField="code"
          >
            {(field) => (
              <>
                <EmailField {...field("email")} label={enter.email} />
                <Field
                  {...field("code")}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  label={enter.code.label}
                />
              </>
            )}
          </AuthForm>
        </PassPanel>
      )}
    </AccountScreen>
  );
}
