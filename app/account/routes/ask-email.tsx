import { AccountLinks, AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { AuthForm } from "#app/account/auth-form.tsx";
import { EmailField } from "#app/account/email-field.tsx";
import { accountPageData } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { signInHref } from "#app/account/urls.ts";
import { usePause } from "#app/account/use-pause.ts";
import { emailPages } from "#app/content/account/sign-in.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/ask-email";

export const action = ({ request, context }: Route.ActionArgs) => handleAuthAction(request, context);

export function loader({ request, url, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { recovery, magiclink, ...shared } = emailPages[page.locale];
  const isLink = url.pathname === accountPaths.emailLink;
  return {
    ...page,
    purpose: isLink ? ("magiclink" as const) : ("recovery" as const),
    messages: { ...shared, ...(isLink ? magiclink : recovery) },
    backHref: signInHref(accountPaths.signIn, page.next, page.locale),
  };
}

/**
 * The page that sends an email to sign in with, or to choose a new password with. The email's code can be typed here
 * too. The result is the same for every email address.
 */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose, messages, next, backHref } = loaderData;
  const forms = useAuthForms(loaderData, actionData);
  const authAction = purpose === "recovery" ? "askNewPassword" : "askLink";
  const { result } = forms;
  const isSent =
    result !== undefined &&
    (result.outcome.kind === "emailSent" ||
      result.authAction !== authAction ||
      result.values.id !== undefined);
  const email = isSent ? (result.values.email ?? "") : "";
  const secondsLeft = usePause(result?.outcome.kind === "emailSent" ? result : null);
  return (
    <AccountScreen messages={messages} forms={forms}>
      <PassPanel id="brev" holes={2} title={messages.heading} text={messages.text}>
        <AuthForm
          authAction={authAction}
          messages={messages.form}
          hidden={{ next }}
          firstField="email"
          // Once it is sent, the form for the code has the one primary button.
          buttonClass={isSent ? "button--block quiet-button" : "button--block"}
          isGuarded
        >
          {(field) => {
            const emailProps = field("email");
            return (
              <EmailField
                {...emailProps}
                label={messages.email}
                defaultValue={emailProps.defaultValue ?? (email || undefined)}
              />
            );
          }}
        </AuthForm>
        {isSent ? (
          <section className="account-part" aria-labelledby="skickat">
            <div role="status">
              <Heading level={2} size="title" id="skickat">
                {messages.sent.heading}
              </Heading>
            </div>
            <p>{messages.sent.text}</p>
            <AuthForm
              authAction="emailCode"
              messages={messages.code.form}
              hidden={{ email, purpose, next }}
              firstField="code"
              buttonClass=""
            >
              {(field) => (
                <Field
                  {...field("code")}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  label={messages.code.label}
                  hint={messages.code.hint}
                  error={field("code").error ?? field("email").error}
                />
              )}
            </AuthForm>
            <div>
              <AuthForm
                authAction={authAction}
                messages={messages.sent.again}
                hidden={{ id: "again", email, next }}
                buttonClass="button--small quiet-button"
                isGuarded
                notReady={secondsLeft ? fill(messages.sent.wait, { time: secondsLeft }) : undefined}
              />
            </div>
          </section>
        ) : null}
        <AccountLinks links={[{ href: backHref, text: messages.back }]} />
      </PassPanel>
    </AccountScreen>
  );
}
