import { Heading } from "#app/ui/heading.tsx";
import { AuthForm, type AuthFormContext } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { PasswordField } from "./password-field.tsx";
import type { AuthFormWords } from "./words.ts";

interface SignInPanelProps {
  context: AuthFormContext;
  words: {
    heading: string;
    text: string;
    email: string;
    password: string;
    form: AuthFormWords;
    forgotten: string;
    byEmail: string;
    other: string;
    legal: string;
    legalLink: string;
  };
  /** "Du är utloggad." and the like. */
  note: string | null;
  next: string;
  links: { forgotten: string; byEmail: string; privacy: string };
  providers: readonly { name: string; href: string }[];
}

/** Signing in by password, and the ways to the others. */
export function SignInPanel({ context, words, note, next, links, providers }: SignInPanelProps) {
  return (
    <PassPanel id="logga-in" holes={1} title={words.heading} text={words.text}>
      {note ? (
        <p className="account-note" role="status">
          {note}
        </p>
      ) : null}
      <AuthForm
        context={context}
        authAction="signIn"
        words={words.form}
        hidden={{ next }}
        firstField="email"
        isGuarded
      >
        {({ idOf, errorOf, typedIn }) => (
          <>
            <EmailField
              id={idOf("email")}
              label={words.email}
              error={errorOf("email")}
              typed={typedIn("email")}
            />
            <PasswordField
              id={idOf("password")}
              name="password"
              autoComplete="current-password"
              label={words.password}
              error={errorOf("password")}
              show={context.words.show}
              showLong={context.words.showLong}
            />
          </>
        )}
      </AuthForm>
      <p className="account-links">
        <a className="more" href={links.forgotten}>
          {words.forgotten}
        </a>
        <a className="more" href={links.byEmail}>
          {words.byEmail}
        </a>
      </p>
      {providers.length ? (
        <div className="account-part">
          <Heading level={2} size="title">
            {words.other}
          </Heading>
          <p className="actions">
            {providers.map(({ name, href }) => (
              <a key={name} className="button button-outline" href={href}>
                {name}
              </a>
            ))}
          </p>
        </div>
      ) : null}
      <p className="legal account-legal">
        {words.legal} <a href={links.privacy}>{words.legalLink}</a>
      </p>
    </PassPanel>
  );
}
