import { fill } from "#app/i18n/fill.ts";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { AuthForm, type AuthFormContext } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { usePause } from "./use-pause.ts";
import type { AuthFormWords } from "./words.ts";

interface EmailPanelProps {
  context: AuthFormContext;
  /** What the email is for: a new password, or signing in. */
  purpose: "recovery" | "magiclink";
  words: {
    heading: string;
    text: string;
    email: string;
    form: AuthFormWords;
    sent: { heading: string; text: string; again: AuthFormWords; wait: string };
    code: CodeWords;
    back: string;
  };
  next: string;
  backHref: string;
}

export interface CodeWords {
  label: string;
  hint: string;
  form: AuthFormWords;
}

/** Asks for an email; then its code can be typed here, too. Says the same for every address. */
export function EmailPanel({ context, purpose, words, next, backHref }: EmailPanelProps) {
  const authAction = purpose === "recovery" ? "askNewPassword" : "askLink";
  const { answer } = context;
  const isSent =
    answer !== undefined &&
    (answer.outcome.kind === "asked" || answer.authAction !== authAction || answer.values.id !== undefined);
  const email = isSent ? (answer.values.email ?? "") : "";
  const left = usePause(answer?.outcome.kind === "asked" ? answer : null);
  return (
    <PassPanel id="brev" holes={2} title={words.heading} text={words.text}>
      <AuthForm
        context={context}
        authAction={authAction}
        words={words.form}
        hidden={{ next }}
        firstField="email"
        isGuarded
      >
        {({ idOf, errorOf, typedIn }) => (
          <EmailField
            id={idOf("email")}
            label={words.email}
            error={errorOf("email")}
            typed={typedIn("email") ?? (email || undefined)}
          />
        )}
      </AuthForm>
      {isSent ? (
        <section className="account-sent" aria-labelledby="skickat">
          <div role="status">
            <Heading level={2} size="title" id="skickat">
              {words.sent.heading}
            </Heading>
          </div>
          <p>{words.sent.text}</p>
          <AuthForm
            context={context}
            authAction="emailCode"
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
          </AuthForm>
          <div className="account-again">
            <AuthForm
              context={context}
              authAction={authAction}
              words={words.sent.again}
              hidden={{ id: "again", email, next }}
              buttonClass="button-small quiet-button"
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
