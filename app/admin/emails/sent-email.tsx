import { Attachments } from "#app/admin/ui/attachments.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { EmailActions, EmailProblem } from "./email-actions.tsx";
import type { emailLabel } from "./email-label.server.ts";
import type { emailActionMessages } from "./words.server.ts";

interface SentEmailProps {
  /** The timeline's line, which opens the email; who sent it and how its delivery went. */
  event: { text: string; detail: string | null };
  email: ReturnType<typeof emailLabel>;
  messages: (typeof emailActionMessages)[Locale];
  /** The page's last outcome; null on pages without actions for emails. */
  outcome: Outcome | undefined | null;
}

/** An email on a timeline, folded: its recipient, subject and text, and why it did not arrive. */
export function SentEmail({ event, email, messages, outcome }: SentEmailProps) {
  const { to, subject, body, lang, files, trouble } = email;
  return (
    <>
      <details className="sent-email">
        <summary>{event.text}</summary>
        <div className="admin-box">
          <p>
            <span className="muted">{messages.to}</span> {to}
          </p>
          <b lang={lang}>{subject}</b>
          <p className="email-text" lang={lang}>
            {body}
          </p>
          <Attachments label={messages.files} files={files} />
        </div>
      </details>
      <small>{event.detail}</small>
      {trouble ? (
        <>
          <EmailProblem messages={messages} trouble={trouble} />
          {outcome === null ? null : (
            <span className="actions">
              <EmailActions messages={messages} trouble={trouble} outcome={outcome} />
            </span>
          )}
        </>
      ) : null}
    </>
  );
}
