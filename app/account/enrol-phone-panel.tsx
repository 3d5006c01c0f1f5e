import type { enrolMessages } from "#app/content/account/sign-in.server.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountLinks, useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import { sentTextOf, TextCode } from "./text-code.tsx";
import "./enrol-panel.css";

type Messages = (typeof enrolMessages)["sv"];

interface EnrolPhonePanelProps {
  messages: Messages["phone"] & Pick<Messages, "later" | "codes">;
  next: string;
  /** Links to start over with another number, and to add an app instead. */
  links: { restart: string; app: string };
}

/** Adds a phone as second factor in three steps: its number, the code sent to it, the recovery codes. */
export function EnrolPhonePanel({ messages, next, links }: EnrolPhonePanelProps) {
  const sentText = sentTextOf(useAuthFormsContext().result);
  return (
    <>
      {sentText ? (
        <div className="stack account-column">
          <EnrolStep number={2}>{messages.typeCode}</EnrolStep>
          <p className="field__label">{sentText.phone}</p>
          <TextCode
            messages={messages.texted}
            form={messages.form}
            authAction="turnOnPhone"
            sentText={sentText}
            next={next}
            buttonClass=""
          />
        </div>
      ) : (
        <div className="stack account-column">
          <EnrolStep number={1}>{messages.type}</EnrolStep>
          <AuthForm
            authAction="beginPhone"
            messages={messages.texted.send}
            hidden={{ name: messages.name, next }}
            firstField="phone"
            buttonClass=""
          >
            {(field) => (
              <Field
                {...field("phone")}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                label={messages.number}
                hint={messages.hint}
              />
            )}
          </AuthForm>
        </div>
      )}
      {sentText ? null : <EnrolStep number={2}>{messages.typeCode}</EnrolStep>}
      <EnrolStep number={3}>{messages.codes.title}</EnrolStep>
      <p className="muted">{messages.later}</p>
      <AccountLinks
        links={[
          ...(sentText ? [{ href: links.restart, text: messages.otherNumber }] : []),
          { href: links.app, text: messages.useApp },
        ]}
      />
    </>
  );
}
