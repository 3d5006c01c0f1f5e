import type { enrolMessages } from "#app/content/account/sign-in.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import "./enrol-panel.css";

type Messages = (typeof enrolMessages)["sv"];

interface EnrolPasskeyPanelProps {
  messages: Pick<Messages, "passkey" | "useApp" | "usePhone">;
  next: string;
  /** Links to add an app or a phone instead; null where no text messages can be sent. */
  links: { app: string; phone: string | null };
}

/** Adds a passkey; links to the other kinds of second factor. */
export function EnrolPasskeyPanel({ messages, next, links }: EnrolPasskeyPanelProps) {
  const { passkey } = messages;
  return (
    <>
      <div className="stack account-column needs-script">
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
  );
}
