import type { ReactNode } from "react";
import { fill } from "#app/i18n/fill.ts";
import { Heading } from "#app/ui/heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { AuthForm, type AuthFormContext } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPassword } from "./new-password.tsx";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { AuthFormWords, RecoveryCodesWords } from "./words.ts";
import "./pass-panel.css";
import "./enrol-panel.css";
import "./account-page.css";

/** What the page shows, put into words by its loader. */
export interface AccountView {
  email: string;
  language: "sv" | "en";
  factors: readonly { id: string; name: string; since: string }[];
  recoveryCodes: string | null;
  sessions: readonly { id: string; current: boolean; name: string; seen: string }[] | null;
  providers: readonly { name: string; linked: string | null; text: string; href: string }[];
  mayUnlink: boolean;
  /** Whether the second factor was shown within ten minutes, as the token has it. */
  isFresh: boolean;
}

export interface AccountPageWords {
  factors: {
    heading: string;
    text: string;
    none: string;
    add: string;
    addAnother: string;
    addPhone: string;
    remove: AuthFormWords;
    removeNamed: string;
    lastKept: string;
  };
  email: {
    heading: string;
    text: string;
    label: string;
    form: AuthFormWords;
  };
  codes: { heading: string; none: string; renew: AuthFormWords; warning: string; shown: RecoveryCodesWords };
  password: {
    heading: string;
    text: string;
    label: string;
    hint: string;
    form: AuthFormWords;
    current: string;
    forgotten: string;
  };
  sessions: {
    heading: string;
    current: string;
    end: string;
    endNamed: string;
    endOthers: AuthFormWords;
    everywhere: string;
  };
  identities: { heading: string; link: string; begin: AuthFormWords; unlink: AuthFormWords };
  language: { heading: string; text: string; label: string; sv: string; en: string; form: AuthFormWords };
}

interface AccountPageProps {
  context: AuthFormContext;
  words: AccountPageWords;
  account: AccountView;
  links: {
    enrol: string;
    enrolPhone: string | null;
    account: string;
    everywhere: string;
    endSession: string;
    forgotten: string;
  };
}

/** All of one's own account, a part below the other, each with its own form. */
export function AccountPage({ context, words, account, links }: AccountPageProps) {
  return (
    <>
      <Part id="steget" heading={words.factors.heading} text={words.factors.text}>
        <Factors context={context} words={words.factors} factors={account.factors} links={links} />
      </Part>
      {account.factors.length ? (
        <Part id="koder" heading={words.codes.heading}>
          <Codes
            context={context}
            words={words.codes}
            left={account.recoveryCodes}
            doneHref={links.account}
          />
        </Part>
      ) : null}
      <Part id="epost" heading={words.email.heading} text={fill(words.email.text, { email: account.email })}>
        <AuthForm
          context={context}
          authAction="changeEmail"
          words={words.email.form}
          firstField="email"
          buttonClass="quiet-button"
        >
          {({ idOf, errorOf, typedIn }) => (
            <EmailField
              id={idOf("email")}
              label={words.email.label}
              error={errorOf("email")}
              typed={typedIn("email")}
              autoComplete="email"
            />
          )}
        </AuthForm>
      </Part>
      <Part id="losenord" heading={words.password.heading} text={words.password.text}>
        <Password
          context={context}
          words={words.password}
          email={account.email}
          forgottenHref={links.forgotten}
        />
      </Part>
      <Part id="inloggningar" heading={words.sessions.heading}>
        <Sessions context={context} words={words.sessions} sessions={account.sessions} links={links} />
      </Part>
      {account.providers.length ? (
        <Part id="andra" heading={words.identities.heading}>
          <Identities context={context} words={words.identities} account={account} />
        </Part>
      ) : null}
      <Part id="sprak" heading={words.language.heading} text={words.language.text}>
        <AuthForm
          context={context}
          authAction="chooseLanguage"
          words={words.language.form}
          buttonClass="quiet-button"
        >
          {({ idOf }) => (
            <SelectField
              id={idOf("language")}
              name="language"
              className="short-field"
              label={words.language.label}
              defaultValue={account.language}
              options={[
                { value: "sv", label: words.language.sv },
                { value: "en", label: words.language.en },
              ]}
            />
          )}
        </AuthForm>
      </Part>
    </>
  );
}

function Part({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="account-part" aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {heading}
      </Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </section>
  );
}

function Factors({
  context,
  words,
  factors,
  links,
}: {
  context: AuthFormContext;
  words: AccountPageWords["factors"];
  factors: AccountView["factors"];
  links: AccountPageProps["links"];
}) {
  return (
    <>
      {factors.length ? (
        <ul className="account-list">
          {factors.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                <b>{name}</b> <small>{since}</small>
              </span>
              {factors.length > 1 ? (
                <AuthForm
                  context={context}
                  authAction="removeFactor"
                  words={{ ...words.remove, submit: fill(words.removeNamed, { name }) }}
                  hidden={{ id }}
                  buttonClass="button-small quiet-button"
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
      {factors.length === 1 ? <p className="legal">{words.lastKept}</p> : null}
      <div className="actions">
        <a className="button button-outline" href={links.enrol}>
          {factors.length ? words.addAnother : words.add}
        </a>
        {links.enrolPhone ? (
          <a className="button button-outline" href={links.enrolPhone}>
            {words.addPhone}
          </a>
        ) : null}
      </div>
    </>
  );
}

function Codes({
  context,
  words,
  left,
  doneHref,
}: {
  context: AuthFormContext;
  words: AccountPageWords["codes"];
  left: string | null;
  doneHref: string;
}) {
  const { outcome } = context.answer ?? {};
  if (outcome?.kind === "codes")
    return <RecoveryCodes codes={outcome.codes} words={words.shown} onwardHref={doneHref} />;
  return (
    <>
      <p>{left ?? words.none}</p>
      {left ? <p className="legal">{words.warning}</p> : null}
      <AuthForm context={context} authAction="renewCodes" words={words.renew} buttonClass="quiet-button" />
    </>
  );
}

function Password({
  context,
  words,
  email,
  forgottenHref,
}: {
  context: AuthFormContext;
  words: AccountPageWords["password"];
  email: string;
  forgottenHref: string;
}) {
  return (
    <>
      <AuthForm
        context={context}
        authAction="changePassword"
        words={words.form}
        firstField="current"
        buttonClass="quiet-button"
      >
        {({ idOf, errorOf }) => (
          <>
            <PasswordField
              id={idOf("current")}
              name="current"
              autoComplete="current-password"
              label={words.current}
              error={errorOf("current")}
              show={context.words.show}
              showLong={context.words.showLong}
            />
            <NewPassword
              id={idOf("password")}
              label={words.label}
              hint={words.hint}
              error={errorOf("password")}
              words={context.words}
              email={email}
            />
          </>
        )}
      </AuthForm>
      <p className="account-links">
        <a className="more" href={forgottenHref}>
          {words.forgotten}
        </a>
      </p>
    </>
  );
}

function Sessions({
  context,
  words,
  sessions,
  links,
}: {
  context: AuthFormContext;
  words: AccountPageWords["sessions"];
  sessions: AccountView["sessions"];
  links: AccountPageProps["links"];
}) {
  return (
    <>
      {sessions ? (
        <ul className="account-list">
          {sessions.map(({ id, current, name, seen }) => (
            <li key={id}>
              <span>
                <b>{name}</b> <small>{current ? words.current : seen}</small>
              </span>
              {current ? null : (
                <form method="post" action={links.endSession}>
                  <input type="hidden" name="session" value={id} />
                  <button
                    className="button button-outline button-small"
                    type="submit"
                    aria-label={fill(words.endNamed, { name })}
                  >
                    {words.end}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="actions">
        <AuthForm
          context={context}
          authAction="endOtherSessions"
          words={words.endOthers}
          buttonClass="quiet-button"
        />
        <form method="post" action={links.everywhere}>
          <button className="button button-outline" type="submit">
            {words.everywhere}
          </button>
        </form>
      </div>
    </>
  );
}

function Identities({
  context,
  words,
  account,
}: {
  context: AuthFormContext;
  words: AccountPageWords["identities"];
  account: AccountView;
}) {
  return (
    <ul className="account-list">
      {account.providers.map(({ name, linked, text, href }) => (
        <li key={name}>
          <span>
            <b>{name}</b> <small>{text}</small>
          </span>
          {linked && account.mayUnlink ? (
            <AuthForm
              context={context}
              authAction="unlinkIdentity"
              words={words.unlink}
              hidden={{ id: linked }}
              buttonClass="button-small quiet-button"
            />
          ) : null}
          {linked ? null : account.isFresh ? (
            <a className="button button-outline button-small" href={href}>
              {fill(words.link, { name })}
            </a>
          ) : (
            <AuthForm
              context={context}
              authAction="beginLink"
              words={{ ...words.begin, submit: fill(words.link, { name }) }}
              hidden={{ id: name, next: href }}
              buttonClass="button-small quiet-button"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
