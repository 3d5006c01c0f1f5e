import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "./demos.css";

type SalesRepHoursProps = Pick<SettingsPage, "messages" | "hourNames" | "outcome"> & {
  salesRep: SettingsPage["salesReps"][number];
  /** The ISO days of the week that it shows. */
  days: readonly number[];
};

/** The form of the hours in which a sales rep has demos. */
export function SalesRepHours({
  messages: { hours: messages },
  hourNames,
  salesRep,
  days,
  outcome,
}: SalesRepHoursProps) {
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
                label={hourNames[field] ?? ""}
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
