import { Confirm } from "#app/admin/ui/confirm.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/item-list.css";

/** The calendars of the hosts, whose busy times block slots. An address is pasted and never shown again. */
export function HostCalendars({ awayMessages, calendars, outcome }: SettingsPage) {
  const messages = awayMessages.calendar;
  return (
    <Part id="calendars" heading={messages.heading} lead={messages.lead}>
      <ul className="item-list host-calendars">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <span>
              <b>{calendar.name}</b>
              {calendar.isFailing ? (
                <span className="admin-warning">
                  <Icon name="warn" />
                  {calendar.state}
                </span>
              ) : (
                <small>{calendar.state}</small>
              )}
            </span>
            {calendar.mayChange ? (
              <span className="actions">
                <AddressForm calendar={calendar} messages={messages} outcome={outcome} />
                {calendar.has ? (
                  <Confirm
                    ask={messages.remove}
                    text={calendar.removeText}
                    button={messages.remove}
                    intent="removeCalendar"
                    values={{ id: calendar.id }}
                  />
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface AddressFormProps {
  calendar: SettingsPage["calendars"][number];
  messages: SettingsPage["awayMessages"]["calendar"];
  outcome: SettingsPage["outcome"];
}

function AddressForm({ calendar, messages, outcome }: AddressFormProps) {
  const form = useEditedForm(`calendar-${calendar.id}`, { version: 0 }, outcome);
  return (
    <details open={form.waits} key={form.key}>
      <summary className="plain-button">
        {calendar.has ? messages.change : messages.add}
        <span className="visually-hidden"> {calendar.name}</span>
      </summary>
      <EditedForm base={form} className="admin-box" values={{ intent: "setCalendar", id: calendar.id }}>
        <Field {...form.field("address")} type="url" label={messages.address} hint={messages.addressHint} />
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}
