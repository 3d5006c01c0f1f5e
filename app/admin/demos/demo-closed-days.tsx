import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import "#app/ui/chip.css";
import type { DayEntry } from "./demo-settings-view.server.ts";
import type { SettingsPage } from "./settings-page.ts";

/** The days without demos: public holidays, which are added automatically, and days that the staff close. */
export function DemoClosedDays({
  messages: { closed: messages, optional },
  days,
  today,
  outcome,
}: SettingsPage) {
  const form = useEditedForm("day", { version: 0 }, outcome);
  const { field } = form;
  return (
    <Part id="closed" heading={messages.heading} lead={messages.lead}>
      <EditedForm base={form} className="field-grid" aria-label={messages.add}>
        <Field {...field("day")} label={messages.day} type="date" min={today} />
        <Field {...field("sv")} label={messages.reasonSv} optional={optional} />
        <Field {...field("en")} label={messages.reasonEn} optional={optional} />
        <Button name="intent" value="closeDay" kind="secondary">
          {messages.button}
        </Button>
      </EditedForm>
      {days.own.length > 0 ? (
        <DayTable messages={messages} days={days.own} />
      ) : (
        <p className="muted">{messages.none}</p>
      )}
      <details>
        <summary className="plain-button">{days.holidaysText}</summary>
        <DayTable messages={messages} days={days.holidays} />
      </details>
    </Part>
  );
}

interface DayTableProps {
  messages: SettingsPage["messages"]["closed"];
  days: readonly DayEntry[];
}

function DayTable({ messages, days }: DayTableProps) {
  return (
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
  );
}
