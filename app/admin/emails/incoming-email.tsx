import { Attachments } from "#app/admin/ui/attachments.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { incomingEmailLabel } from "./incoming-email-label.server.ts";
import type { incomingEmailMessages } from "./incoming-email-words.server.ts";
import "./incoming-email.css";

type IncomingEmailLabel = ReturnType<typeof incomingEmailLabel>;
type Messages = (typeof incomingEmailMessages)[Locale];

interface IncomingEmailProps {
  event: { text: string; detail: string | null };
  incoming: IncomingEmailLabel;
  messages: Messages;
  /** Whether there is a button to mark it as spam. */
  isMarkable: boolean;
}

/** A customer's email on a timeline: its text, its attachments, and a button to mark it as spam. */
export function IncomingEmail({ event, incoming, messages, isMarkable }: IncomingEmailProps) {
  return (
    <>
      {incoming.isFolded ? (
        <details className="incoming-email">
          <summary>{event.text}</summary>
          <IncomingEmailBody incoming={incoming} messages={messages} />
        </details>
      ) : (
        <>
          <b>{event.text}</b>
          <IncomingEmailBody incoming={incoming} messages={messages} />
        </>
      )}
      <small>{event.detail}</small>
      {isMarkable ? (
        <FormButton
          values={{
            intent: "markIncomingEmail",
            incoming: incoming.id,
            spam: incoming.isSpam ? "no" : "yes",
          }}
        >
          {incoming.isSpam ? messages.markGood : messages.markSpam}
        </FormButton>
      ) : null}
    </>
  );
}

/** The text of an incoming email, with the emails that it quotes folded, its attachments, and what was left out. */
export function IncomingEmailBody({ incoming, messages }: Pick<IncomingEmailProps, "incoming" | "messages">) {
  const { written, quoted, files, notes, original } = incoming;
  return (
    <div className="incoming-email__body">
      {written ? <p className="incoming-email__text">{written}</p> : null}
      {quoted ? (
        <details className="incoming-email">
          <summary>{messages.quoted}</summary>
          <p className="incoming-email__text muted">{quoted}</p>
        </details>
      ) : null}
      <Attachments label={messages.files} files={files} />
      {files.length > 0 ? <small>{messages.filesHint}</small> : null}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {original.map(({ id, name, href, text }) => (
        <small key={id}>
          <a className="incoming-email__original" href={href} download={name}>
            {text}
          </a>
        </small>
      ))}
    </div>
  );
}
