import type { ComponentProps, ReactNode } from "react";
import { fill } from "#app/i18n/fill.ts";
import { locales } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Identities, Sessions } from "./account-access.tsx";
import { AccountLinks, useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPassword } from "./new-password.tsx";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Route } from "./routes/+types/account";
import "./pass-panel.css";
import "./enrol-panel.css";
import "./account-page.css";

/** What the page shows; its loader has turned dates and counts into text. */
export type AccountPageProps = Pick<Route.ComponentProps["loaderData"], "messages" | "account" | "links"> & {
  /** Null for somebody who is not on the staff. */
  contact: Omit<ComponentProps<typeof ContactForm>, "messages"> | null;
};

/** The account page of the person who is signed in: one section for each subject, each with forms of its own. */
export function AccountPage(props: AccountPageProps) {
  const { messages, account, contact } = props;
  return (
    <>
      {contact ? (
        <Part id="kontakt" heading={messages.contact.heading} text={messages.contact.text}>
          <ContactForm {...contact} messages={messages.contact} />
        </Part>
      ) : null}
      <Part id="steget" heading={messages.factors.heading} text={messages.factors.text}>
        <Factors {...props} />
      </Part>
      {account.factors.length ? (
        <Part id="koder" heading={messages.codes.heading}>
          <Codes {...props} />
        </Part>
      ) : null}
      <Part
        id="epost"
        heading={messages.email.heading}
        text={fill(messages.email.text, { email: account.email })}
      >
        <AuthForm
          authAction="changeEmail"
          messages={messages.email.form}
          firstField="email"
          buttonClass="quiet-button"
        >
          {(field) => <EmailField {...field("email")} label={messages.email.label} autoComplete="email" />}
        </AuthForm>
      </Part>
      <Part id="losenord" heading={messages.password.heading} text={messages.password.text}>
        <Password {...props} />
      </Part>
      <Part id="inloggningar" heading={messages.sessions.heading}>
        <Sessions {...props} />
      </Part>
      {account.providers.length ? (
        <Part id="andra" heading={messages.identities.heading}>
          <Identities {...props} />
        </Part>
      ) : null}
      <Part id="sprak" heading={messages.language.heading} text={messages.language.text}>
        <AuthForm authAction="chooseLanguage" messages={messages.language.form} buttonClass="quiet-button">
          {(field) => (
            <SelectField
              id={field("language").id}
              name="language"
              className="short-field"
              label={messages.language.label}
              defaultValue={account.language}
              options={locales.map((value) => ({ value, label: messages.language[value] }))}
            />
          )}
        </AuthForm>
      </Part>
    </>
  );
}

type PartProps = { id: string; heading: string; text?: string; children: ReactNode };

function Part({ id, heading, text, children }: PartProps) {
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

function Factors({ messages: { factors: messages }, account: { factors }, links }: AccountPageProps) {
  return (
    <>
      {factors.length ? (
        <ul className="item-list">
          {factors.map(({ id, name, since, isPasskey }) => (
            <li key={id}>
              <span>
                <b>{name}</b> <small className="own-line muted">{since}</small>
              </span>
              {isPasskey ? <Rename messages={messages.rename} id={id} name={name} /> : null}
              {factors.length > 1 ? (
                <AuthForm
                  authAction="removeFactor"
                  messages={{ ...messages.remove, submit: fill(messages.removeNamed, { name }) }}
                  hidden={{ id }}
                  buttonClass="button--small quiet-button"
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{messages.none}</p>
      )}
      {factors.length === 1 ? <p className="meta muted">{messages.lastKept}</p> : null}
      <div className="actions">
        <Button as="a" kind="outline" href={links.enrol}>
          {factors.length ? messages.addAnother : messages.add}
        </Button>
        {links.enrolPhone ? (
          <Button as="a" kind="outline" href={links.enrolPhone}>
            {messages.addPhone}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Rename({ messages, id, name }: { messages: FactorMessages["rename"]; id: string; name: string }) {
  const { result } = useAuthFormsContext();
  return (
    <details open={result?.authAction === "renamePasskey" && result.values.id === id}>
      <summary aria-label={fill(messages.named, { name })}>{messages.ask}</summary>
      <AuthForm
        authAction="renamePasskey"
        messages={messages.form}
        hidden={{ id }}
        firstField="name"
        buttonClass="button--small quiet-button"
      >
        {(field) => {
          const { defaultValue = name, ...inputProps } = field("name");
          return <Field {...inputProps} label={messages.label} defaultValue={defaultValue} maxLength={60} />;
        }}
      </AuthForm>
    </details>
  );
}

type FactorMessages = AccountPageProps["messages"]["factors"];

function Codes({ messages: { codes: messages }, account, links }: AccountPageProps) {
  const outcome = useAuthFormsContext().result?.outcome;
  const codesLeft = account.recoveryCodes;
  if (outcome?.kind === "codes")
    return <RecoveryCodes codes={outcome.codes} messages={messages.shown} nextHref={links.account} />;
  return (
    <>
      <p>{codesLeft ?? messages.none}</p>
      {codesLeft ? <p className="meta muted">{messages.warning}</p> : null}
      <AuthForm
        authAction="renewCodes"
        messages={messages.renew}
        hidden={codesLeft ? { some: "yes" } : {}}
        buttonClass="quiet-button"
      />
    </>
  );
}

function Password({ messages: { password: messages }, account, links }: AccountPageProps) {
  const forms = useAuthFormsContext();
  return (
    <>
      <AuthForm
        authAction="changePassword"
        messages={messages.form}
        firstField="current"
        buttonClass="quiet-button"
      >
        {(field) => (
          <>
            <PasswordField
              {...field("current")}
              autoComplete="current-password"
              label={messages.current}
              messages={forms.messages}
            />
            <NewPassword
              {...field("password")}
              label={messages.label}
              hint={messages.hint}
              messages={forms.messages}
              email={account.email}
            />
          </>
        )}
      </AuthForm>
      <AccountLinks links={[{ href: links.forgotten, text: messages.forgotten }]} />
    </>
  );
}
