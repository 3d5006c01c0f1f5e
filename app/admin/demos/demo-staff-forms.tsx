import { Confirm } from "#app/admin/ui/confirm.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { reasonCharacters } from "#app/demos/slots.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { demoStaffMessages } from "./words.server.ts";
import "#app/ui/callout.css";

type Messages = (typeof demoStaffMessages)[Locale];

interface FormProps {
  messages: Messages;
  version: number;
  outcome: Outcome | undefined;
}

/** The form of the staff's note about a booking. What is typed stays in this tab until it is saved. */
export function DemoNote({ id, messages, version, note, outcome }: FormProps & { id: string; note: string }) {
  const form = useEditedForm("note", { version, values: { note } }, outcome, `demo ${id}`);
  return (
    <EditedForm base={form} className="stack detail__part" sendsBegan>
      <RestoredText form={form} messages={messages.note.draft} />
      <Field
        {...form.field("note")}
        label={messages.note.label}
        hint={messages.note.hint}
        multiline
        rows={3}
      />
      <Button kind="outline" size="small" name="intent" value="note">
        {messages.note.save}
      </Button>
    </EditedForm>
  );
}

/** The form that cancels a booking, with a reason that only the staff sees. */
export function CancelDemo({
  messages,
  version,
  ask,
  outcome,
}: FormProps & { ask: { ask: string; button: string; text: string } }) {
  const { key, field, ...base } = useEditedForm("cancel", { version }, outcome);
  const question = { isOpen: base.waits, onToggle: base.onChange, values: { version: base.version } };
  return (
    <Confirm {...ask} {...question} key={key} intent="cancel">
      <Field
        {...field("reason")}
        label={messages.cancelled.label}
        optional={messages.cancelled.optional}
        hint={messages.cancelled.hint}
        multiline
        rows={2}
        maxLength={reasonCharacters}
      />
    </Confirm>
  );
}

export interface Invitation {
  /** What the email does, for this customer. */
  text: string;
  sent: boolean;
  isMissed: boolean;
}

type InviteDemoProps = { messages: Messages["invite"]; version: number; invitation: Invitation };

/** Buttons that email a visitor to choose a new time, or to book again if they did not come; or that it was done. */
export function InviteDemo({ messages, version, invitation }: InviteDemoProps) {
  const { text, sent, isMissed } = invitation;
  if (sent) return <p className="callout">{isMissed ? messages.missed : messages.asked}</p>;
  const values = { version: String(version) };
  if (!isMissed)
    return (
      <Confirm ask={messages.ask} text={text} button={messages.button} intent="invite" values={values} />
    );
  return (
    <div className="callout stack">
      <b>{messages.missedTitle}</b>
      <p>{text}</p>
      <Button as={FormButton} kind="secondary" size="small" values={{ intent: "invite", ...values }}>
        {messages.missedButton}
      </Button>
    </div>
  );
}
