import type { enrolWords } from "#app/content/account/sign-in.server.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountLinks, useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { sentTextOf, TextCode } from "./text-code.tsx";
import "./enrol-panel.css";

type Words = (typeof enrolWords)["sv"];

interface EnrolPhonePanelProps {
  words: Words["phone"] & Pick<Words, "later" | "codes">;
  next: string;
  /** Links to start over with another number, and to add an app instead. */
  links: { own: string; app: string };
}

/** Adds a phone as second factor in three steps: its number, the code sent to it, the recovery codes. */
export function EnrolPhonePanel({ words, next, links }: EnrolPhonePanelProps) {
  const { answer } = useAuthFormsContext();
  const codes = answer?.outcome.kind === "codes" ? answer.outcome.codes : null;
  const sent = codes ? null : sentTextOf(answer);
  return (
    <PassPanel id="lagg-till" holes={3} title={words.heading} text={words.text}>
      {codes ? <RecoveryCodes codes={codes} words={words.codes} number="3" nextHref={next} /> : null}
      {sent ? (
        <div className="stack account-column">
          <EnrolStep number={2}>{words.typeCode}</EnrolStep>
          <TextCode
            words={words.texted}
            form={words.form}
            authAction="turnOnPhone"
            sent={sent}
            next={next}
            buttonClass=""
          />
        </div>
      ) : null}
      {codes || sent ? null : (
        <div className="stack account-column">
          <EnrolStep number={1}>{words.type}</EnrolStep>
          <AuthForm
            authAction="beginPhone"
            words={words.texted.send}
            hidden={{ name: words.name, next }}
            firstField="phone"
            buttonClass=""
          >
            {(field) => (
              <Field
                {...field("phone")}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                label={words.number}
                hint={words.hint}
              />
            )}
          </AuthForm>
        </div>
      )}
      {codes ? null : (
        <>
          {sent ? null : <EnrolStep number={2}>{words.typeCode}</EnrolStep>}
          <EnrolStep number={3}>{words.codes.title}</EnrolStep>
          <p className="muted">{words.later}</p>
          <AccountLinks
            links={[
              ...(sent ? [{ href: links.own, text: words.otherNumber }] : []),
              { href: links.app, text: words.useApp },
            ]}
          />
        </>
      )}
    </PassPanel>
  );
}
