import { Link, useNavigation } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { EmailIntent } from "#app/leads/conversation/sent-email.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, IconOf } from "#app/ui/icon.tsx";
import { OverviewPart } from "./overview-part.tsx";
import "#app/ui/chip.css";
import type { emailLabels } from "./overview-view.server.ts";
import type { overviewMessages } from "./words.server.ts";

interface LateEmailsProps {
  messages: (typeof overviewMessages)[Locale]["emails"];
  count: string | null;
  emails: ReturnType<typeof emailLabels>;
  /** How many emails of today were sent at the first attempt: "41 av 44". */
  atFirst: string | null;
  notice: string | undefined;
}

/** Emails that have not arrived, each with a button to send it again. */
export function LateEmails({ messages, count, emails, atFirst, notice }: LateEmailsProps) {
  const { state, formData } = useNavigation();
  const sending = state === "idle" ? null : formData?.get("email");
  return (
    <OverviewPart
      id="emails"
      title={messages.title}
      beside={
        count ? (
          <span className="chip chip--error">
            <Icon name="warn" />
            {count}
          </span>
        ) : null
      }
    >
      <p className="muted">{emails.length > 0 ? messages.lead : messages.none}</p>
      <div role="status">{notice ? <p className="notice">{notice}</p> : null}</div>
      <ul className="item-list late-emails">
        {emails.map(({ id, title, detail, state: status, href }) => (
          <li key={id}>
            <div>
              <b className="own-line">{href ? <Link to={href}>{title}</Link> : title}</b>
              <small>{detail}</small>
            </div>
            <span className={`chip chip--${status.look}`}>{status.text}</span>
            <Button
              as={FormButton}
              kind="outline"
              size="small"
              values={{ intent: "retryEmail" satisfies EmailIntent, email: id }}
            >
              <IconOf path="M19 12A7 7 0 1 1 16.5 6.6L19 9M19 4V9H14" />
              {sending === id ? messages.sending : messages.now}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {atFirst ? (
        <p className="muted">
          <b>{atFirst}</b> {messages.atFirstText}
        </p>
      ) : null}
    </OverviewPart>
  );
}
