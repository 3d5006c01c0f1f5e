import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { demoSettingsMessages } from "./messages.server.ts";
import "./demos.css";

/** The texts of the form; `names` are its fields' labels. */
export type HourMessages = (typeof demoSettingsMessages)[Locale]["hours"] & { names: Fields };

interface SalesRepHoursProps {
  messages: HourMessages;
  salesRep: { id: string; name: string; version: number; hourValues: Fields };
  /** The ISO days of the week that it shows. */
  days: readonly number[];
  outcome: Outcome | undefined;
}

export function SalesRepHours({ messages, salesRep, days, outcome }: SalesRepHoursProps) {
  const { id, name, version, hourValues: values } = salesRep;
  const form = useFormBase(`hours-${id}`, { version, values }, outcome);
  return (
    <details open={form.waits} key={form.key}>
      <summary className="plain-button">
        {messages.edit}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <EditedForm base={form} className="admin-box" values={{ intent: "changeHours", id }} sendsBegan>
        <p className="muted">{messages.lead}</p>
        <div className="sales-rep-hours">
          {days.flatMap((day) =>
            [`from${day}`, `to${day}`].map((field) => (
              <Field
                key={field}
                {...form.field(field)}
                type="time"
                label={messages.names[field] ?? ""}
                autoComplete="off"
              />
            )),
          )}
        </div>
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}
