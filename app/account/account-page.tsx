import type { ReactNode } from "react";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Identities, Sessions } from "./account-access.tsx";
import { AccountLinks, useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPassword } from "./new-password.tsx";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Route } from "./routes/+types/account";
import "./pass-panel.css";
import "./enrol-panel.css";
import "./account-page.css";

/** What the page shows; its loader has turned dates and counts into text. */
export type AccountPageProps = Pick<Route.ComponentProps["loaderData"], "words" | "account" | "links">;

/** The account page of the person who is signed in: one section for each subject, each with forms of its own. */
export function AccountPage(props: AccountPageProps) {
  const { words, account } = props;
  return (
    <>
      <Part id="steget" heading={words.factors.heading} text={words.factors.text}>
        <Factors {...props} />
      </Part>
      {account.factors.length ? (
        <Part id="koder" heading={words.codes.heading}>
          <Codes {...props} />
        </Part>
      ) : null}
      <Part id="epost" heading={words.email.heading} text={fill(words.email.text, { email: account.email })}>
        <AuthForm
          authAction="changeEmail"
          words={words.email.form}
          firstField="email"
          buttonClass="quiet-button"
        >
          {(field) => <EmailField {...field("email")} label={words.email.label} autoComplete="email" />}
        </AuthForm>
      </Part>
      <Part id="losenord" heading={words.password.heading} text={words.password.text}>
        <Password {...props} />
      </Part>
      <Part id="inloggningar" heading={words.sessions.heading}>
        <Sessions {...props} />
      </Part>
      {account.providers.length ? (
        <Part id="andra" heading={words.identities.heading}>
          <Identities {...props} />
        </Part>
      ) : null}
      <Part id="sprak" heading={words.language.heading} text={words.language.text}>
        <AuthForm authAction="chooseLanguage" words={words.language.form} buttonClass="quiet-button">
          {(field) => (
            <SelectField
              id={field("language").id}
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

function Factors({ words: { factors: words }, account: { factors }, links }: AccountPageProps) {
  return (
    <>
      {factors.length ? (
        <ul className="item-list">
          {factors.map(({ id, name, since, isPasskey }) => (
            <li key={id}>
              <span>
                <b>{name}</b> <small className="own-line muted">{since}</small>
              </span>
              {isPasskey ? <Rename words={words.rename} id={id} name={name} /> : null}
              {factors.length > 1 ? (
                <AuthForm
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
      {factors.length === 1 ? <p className="meta muted">{words.lastKept}</p> : null}
      <div className="actions">
        <Button as="a" kind="outline" href={links.enrol}>
          {factors.length ? words.addAnother : words.add}
        </Button>
        {links.enrolPhone ? (
          <Button as="a" kind="outline" href={links.enrolPhone}>
            {words.addPhone}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Rename({ words, id, name }: { words: FactorWords["rename"]; id: string; name: string }) {
  const { answer } = useAuthFormsContext();
  return (
    <details open={answer?.authAction === "renamePasskey" && answer.values.id === id}>
      <summary aria-label={fill(words.named, { name })}>{words.ask}</summary>
      <AuthForm
        authAction="renamePasskey"
        words={words.form}
        hidden={{ id }}
        firstField="name"
        buttonClass="button-small quiet-button"
      >
        {(field) => {
          const { defaultValue = name, ...given } = field("name");
          return <Field {...given} label={words.label} defaultValue={defaultValue} maxLength={60} />;
        }}
      </AuthForm>
    </details>
  );
}

type FactorWords = AccountPageProps["words"]["factors"];

function Codes({ words: { codes: words }, account, links }: AccountPageProps) {
  const outcome = useAuthFormsContext().answer?.outcome;
  const left = account.recoveryCodes;
  if (outcome?.kind === "codes")
    return <RecoveryCodes codes={outcome.codes} words={words.shown} nextHref={links.account} />;
  return (
    <>
      <p>{left ?? words.none}</p>
      {left ? <p className="meta muted">{words.warning}</p> : null}
      <AuthForm authAction="renewCodes" words={words.renew} buttonClass="quiet-button" />
    </>
  );
}

function Password({ words: { password: words }, account, links }: AccountPageProps) {
  const forms = useAuthFormsContext();
  return (
    <>
      <AuthForm
        authAction="changePassword"
        words={words.form}
        firstField="current"
        buttonClass="quiet-button"
      >
        {(field) => (
          <>
            <PasswordField
              {...field("current")}
              autoComplete="current-password"
              label={words.current}
              words={forms.words}
            />
            <NewPassword
              {...field("password")}
              label={words.label}
              hint={words.hint}
              words={forms.words}
              email={account.email}
            />
          </>
        )}
      </AuthForm>
      <AccountLinks links={[{ href: links.forgotten, text: words.forgotten }]} />
    </>
  );
}
