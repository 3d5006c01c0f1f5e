import type { enrolMessages } from "#app/content/account/sign-in.server.ts";
import { Button } from "#app/ui/button.tsx";
import { useAuthFormsContext } from "./account-screen.tsx";
import { PassPanel } from "./pass-panel.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import "./enrol-panel.css";

type Messages = (typeof enrolMessages)["sv"];

interface EnrolPasskeyPanelProps {
  messages: Pick<Messages, "heading" | "text" | "passkey" | "useApp" | "usePhone" | "codes">;
  next: string;
  /** Links to add an app or a phone instead; null where no text messages can be sent. */
  links: { app: string; phone: string | null };
}

/** Adds a passkey and then shows the recovery codes; links to the other kinds of second factor. */
export function EnrolPasskeyPanel({ messages, next, links }: EnrolPasskeyPanelProps) {
  const { answer } = useAuthFormsContext();
  const { passkey } = messages;
  return (
    <PassPanel id="lagg-till" holes={3} title={messages.heading} text={messages.text}>
      {answer?.outcome.kind === "codes" ? (
        <RecoveryCodes codes={answer.outcome.codes} messages={messages.codes} nextHref={next} />
      ) : (
        <>
          <div className="stack account-column">
            <h2 className="enrol-step">{passkey.heading}</h2>
            <p>{passkey.text}</p>
            <PasskeyForm
              authAction="addPasskey"
              messages={passkey.form}
              hidden={{ name: passkey.name, next }}
              buttonClass=""
            />
          </div>
          <div className="account-part">
            <p>{passkey.others}</p>
            <div className="actions">
              <Button as="a" kind="outline" href={links.app}>
                {messages.useApp}
              </Button>
              {links.phone ? (
                <Button as="a" kind="outline" href={links.phone}>
                  {messages.usePhone}
                </Button>
              ) : null}
            </div>
          </div>
        </>
      )}
    </PassPanel>
  );
}
