import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { AuthForm, type AuthFormContext } from "./auth-form.tsx";
import { CodeField } from "./code-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { sentTextOf, TextCode } from "./text-code.tsx";
import type { AuthFormWords, TextCodeWords } from "./words.ts";

interface SecondFactorPanelProps {
  context: AuthFormContext;
  words: {
    heading: string;
    text: string;
    code: string;
    codeNote: string;
    form: AuthFormWords;
    which: string;
    noTexts: string;
    texted: TextCodeWords;
    lost: string;
    lostText: string;
    recoveryCode: string;
    recoveryForm: AuthFormWords;
    noCodes: string;
    signOut: string;
  };
  /** What is to be shown now: a code of one of these apps, or one that this telephone is sent; null for neither. */
  shown: { apps: readonly { id: string; name: string }[] } | { phone: { id: string; name: string } } | null;
  /** The other factors, each at its address. */
  others: readonly { text: string; href: string }[];
  next: string;
  signOutAddress: string;
}

/** Shows the second factor at the sign-in; without the telephone one of the recovery codes does it. */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { context, words, shown, others, next, signOutAddress } = props;
  const phone = shown && "phone" in shown ? shown.phone : null;
  const apps = shown && "apps" in shown ? shown.apps : null;
  const text = apps ? words.text : phone ? words.texted.lead : words.noTexts;
  return (
    <PassPanel id="andra-steget" holes={2} title={words.heading} text={text}>
      {apps ? <AppCode context={context} words={words} apps={apps} next={next} /> : null}
      {phone ? <PhoneCode context={context} words={words} phone={phone} next={next} /> : null}
      {others.length ? (
        <p className="account-links">
          {others.map(({ text, href }) => (
            <a className="more" key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
      <details className="lost-factor" open={!shown || context.answer?.authAction === "recoveryCode"}>
        <summary>{words.lost}</summary>
        <p>{words.lostText}</p>
        <AuthForm
          context={context}
          authAction="recoveryCode"
          words={words.recoveryForm}
          hidden={{ next }}
          firstField="code"
          buttonClass="quiet-button"
        >
          {({ idOf, errorOf }) => (
            <Field
              id={idOf("code")}
              name="code"
              className="long-field"
              autoComplete="off"
              label={words.recoveryCode}
              error={errorOf("code")}
            />
          )}
        </AuthForm>
        <p className="legal">{words.noCodes}</p>
      </details>
      <SignOutButton
        address={signOutAddress}
        connection={context.connection}
        className="more sign-out-button"
      >
        {words.signOut}
      </SignOutButton>
    </PassPanel>
  );
}

type FormProps = Pick<SecondFactorPanelProps, "context" | "words" | "next">;

function AppCode({
  context,
  words,
  apps,
  next,
}: FormProps & { apps: readonly { id: string; name: string }[] }) {
  return (
    <AuthForm
      context={context}
      authAction="secondFactor"
      words={words.form}
      hidden={{ next }}
      firstField="code"
    >
      {({ idOf, errorOf }) => (
        <>
          {apps.length > 1 ? (
            <SelectField
              id={idOf("factor")}
              name="factor"
              label={words.which}
              options={apps.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
          <CodeField id={idOf("code")} label={words.code} note={words.codeNote} error={errorOf("code")} />
        </>
      )}
    </AuthForm>
  );
}

/** A message is sent when it is asked for, and not by coming here: each costs, and there are few an hour. */
function PhoneCode({ context, words, phone, next }: FormProps & { phone: { id: string; name: string } }) {
  const sent = sentTextOf(context);
  return (
    <>
      <p className="account-phone">{phone.name}</p>
      {sent?.factor === phone.id ? (
        <TextCode
          context={context}
          words={words.texted}
          form={words.form}
          authAction="phoneFactor"
          sent={sent}
          next={next}
        />
      ) : (
        <AuthForm
          context={context}
          authAction="sendText"
          words={words.texted.send}
          hidden={{ factor: phone.id, next }}
        />
      )}
    </>
  );
}
