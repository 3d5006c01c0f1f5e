import { Confirm } from "#app/admin/ui/confirm.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { EmailIntent } from "#app/leads/conversation/sent-email.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { emailTrouble } from "./email-label.server.ts";
import type { emailActionMessages } from "./words.server.ts";
import "./email.css";

interface EmailTroubleProps {
  messages: (typeof emailActionMessages)[Locale];
  trouble: ReturnType<typeof emailTrouble>;
}

/** Why an email did not arrive, with the mail server's own message folded. */
export function EmailProblem({ messages, trouble: { problem, error } }: EmailTroubleProps) {
  return (
    <>
      {problem ? <small>{problem}</small> : null}
      {error ? (
        <details className="server-said">
          <summary className="muted">{messages.serverSaid}</summary>
          <small lang="en">{error}</small>
        </details>
      ) : null}
    </>
  );
}

/** Buttons to send an email that did not arrive again, give it up, or correct its address. */
export function EmailActions({
  messages,
  trouble,
  outcome,
}: EmailTroubleProps & { outcome: Outcome | undefined }) {
  const { id, to, retryLabel, giveUpLabel, isCorrectable } = trouble;
  const { correct } = messages;
  const refused = outcome?.form === id ? outcome : undefined;
  const actions: [EmailIntent, string | null, string][] = [
    ["retryEmail", retryLabel, messages.retry],
    ["giveUpEmail", giveUpLabel, messages.giveUp],
  ];
  return (
    <>
      {actions.map(([intent, label, text]) =>
        label ? (
          <Button
            as={FormButton}
            key={intent}
            kind="outline"
            size="small"
            values={{ intent, email: id }}
            label={label}
          >
            {text}
          </Button>
        ) : null,
      )}
      {isCorrectable ? (
        <Confirm
          {...correct}
          intent={"correctEmail" satisfies EmailIntent}
          values={{ email: id }}
          isOpen={refused !== undefined}
        >
          <Field
            id={`${id}-address`}
            name="address"
            type="email"
            inputMode="email"
            label={correct.field}
            error={refused?.text}
            autoComplete="off"
            defaultValue={refused?.values?.address ?? to}
          />
        </Confirm>
      ) : null}
    </>
  );
}
