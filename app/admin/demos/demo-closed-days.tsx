import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import "#app/ui/chip.css";
import type { closedDayEntries } from "./demo-settings-view.server.ts";
import type { demoSettingsMessages } from "./messages.server.ts";

interface ClosedDaysProps {
  messages: (typeof demoSettingsMessages)[Locale]["closed"];
  optional: string;
  days: ReturnType<typeof closedDayEntries>;
  /** The first day that can be closed, ISO. */
  from: string;
  outcome: Outcome | undefined;
}

/** The days without demos: public holidays, which are added automatically, and days that the staff close. */
export function DemoClosedDays({ messages, optional, days, from, outcome }: ClosedDaysProps) {
  const form = useFormBase("day", { version: 0 }, outcome);
  const { field } = form;
  return (
    <Part id="closed" heading={messages.heading} lead={messages.lead}>
      <EditedForm base={form} className="field-grid" aria-label={messages.add}>
        <Field {...field("day")} label={messages.day} autoComplete="off" type="date" min={from} />
        <Field {...field("sv")} label={messages.reasonSv} autoComplete="off" optional={optional} />
        <Field {...field("en")} label={messages.reasonEn} autoComplete="off" optional={optional} />
        <Button name="intent" value="closeDay" kind="secondary">
          {messages.button}
        </Button>
      </EditedForm>
      <Table
        caption={messages.caption}
        columns={messages.columns}
        rows={days.map(({ day, name, reason, kind, closed, booked, turn }) => ({
          key: day,
          cells: {
            day: name,
            reason: (
              <div>
                {reason ?? kind}
                {reason ? <small>{kind}</small> : null}
              </div>
            ),
            state: (
              <div>
                <span className={`chip chip--${closed ? "error" : "ok"}`}>
                  {closed ? messages.isClosed : messages.isOpen}
                </span>
                {booked ? <small>{booked}</small> : null}
              </div>
            ),
            action: <FormButton values={turn.fields}>{turn.label}</FormButton>,
          },
        }))}
      />
    </Part>
  );
}
