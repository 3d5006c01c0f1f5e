import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CodeField } from "./code-field.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { StepForm, type StepPlace } from "./step-form.tsx";
import { sentTextOf, TextCode } from "./text-code.tsx";
import type { StepFormWords, TextCodeWords } from "./words.ts";

interface SecondFactorPanelProps {
  place: StepPlace;
  words: {
    heading: string;
    text: string;
    code: string;
    codeNote: string;
    form: StepFormWords;
    which: string;
    noTexts: string;
    texted: TextCodeWords;
    lost: string;
    lostText: string;
    recoveryCode: string;
    recoveryForm: StepFormWords;
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
  const { place, words, shown, others, next, signOutAddress } = props;
  const phone = shown && "phone" in shown ? shown.phone : null;
  const apps = shown && "apps" in shown ? shown.apps : null;
  const text = apps ? words.text : phone ? words.texted.lead : words.noTexts;
  return (
    <PassPanel id="andra-steget" holes={2} title={words.heading} text={text}>
      {apps ? <AppCode place={place} words={words} apps={apps} next={next} /> : null}
      {phone ? <PhoneCode place={place} words={words} phone={phone} next={next} /> : null}
      {others.length ? (
        <p className="account-links">
          {others.map(({ text, href }) => (
            <a className="more" key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
      <details className="lost-factor" open={!shown || place.answer?.step === "recoveryCode"}>
        <summary>{words.lost}</summary>
        <p>{words.lostText}</p>
        <StepForm
          place={place}
          step="recoveryCode"
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
        </StepForm>
        <p className="legal">{words.noCodes}</p>
      </details>
      <SignOutButton address={signOutAddress} connection={place.connection} className="more sign-out-button">
        {words.signOut}
      </SignOutButton>
    </PassPanel>
  );
}

type FormProps = Pick<SecondFactorPanelProps, "place" | "words" | "next">;

function AppCode({
  place,
  words,
  apps,
  next,
}: FormProps & { apps: readonly { id: string; name: string }[] }) {
  return (
    <StepForm place={place} step="secondFactor" words={words.form} hidden={{ next }} firstField="code">
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
    </StepForm>
  );
}

/** A message is sent when it is asked for, and not by coming here: each costs, and there are few an hour. */
function PhoneCode({ place, words, phone, next }: FormProps & { phone: { id: string; name: string } }) {
  const sent = sentTextOf(place);
  return (
    <>
      <p className="account-phone">{phone.name}</p>
      {sent?.factor === phone.id ? (
        <TextCode
          place={place}
          words={words.texted}
          form={words.form}
          step="phoneFactor"
          sent={sent}
          next={next}
        />
      ) : (
        <StepForm
          place={place}
          step="sendText"
          words={words.texted.send}
          hidden={{ factor: phone.id, next }}
        />
      )}
    </>
  );
}
