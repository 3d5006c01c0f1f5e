import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/chip.css";
import "./demos.css";

/** The sales reps, with forms to add and change them. */
export function SalesReps(page: SettingsPage) {
  const { salesReps, newId } = page;
  const messages = page.messages.salesReps;
  return (
    <Part id="sales-reps" heading={messages.heading} lead={messages.lead}>
      <Table
        caption={messages.caption}
        columns={messages.columns}
        rows={salesReps.map((salesRep) => ({
          key: salesRep.id,
          cells: {
            name: (
              <>
                {salesRep.name}
                <small>{salesRep.email ?? messages.noMail}</small>
                {salesRep.user ? (
                  <small>
                    {messages.user}: {salesRep.user}
                  </small>
                ) : null}
              </>
            ),
            hours: salesRep.hoursText ?? messages.allHours,
            links:
              [salesRep.meetLink && messages.meet, salesRep.teamsLink && messages.teams]
                .filter(Boolean)
                .join(", ") || null,
            ahead: salesRep.ahead,
            state: (
              <span className={`chip chip--${salesRep.active ? "ok" : "warning"}`}>
                {salesRep.active ? messages.active : messages.paused}
              </span>
            ),
            action: (
              <div className="actions">
                <FormButton
                  values={{
                    intent: salesRep.active ? "pauseSalesRep" : "resumeSalesRep",
                    id: salesRep.id,
                    version: String(salesRep.version),
                  }}
                >
                  {salesRep.turn}
                </FormButton>
                <SalesRepForm
                  {...page}
                  form={salesRep.id}
                  summary={messages.edit}
                  spoken={salesRep.name}
                  salesRep={salesRep}
                />
                {salesRep.hourDays ? (
                  <SalesRepHours {...page} salesRep={salesRep} days={salesRep.hourDays} />
                ) : null}
              </div>
            ),
          },
        }))}
      />
      <SalesRepForm
        {...page}
        form="add"
        summary={messages.add}
        salesRep={{ id: newId, version: 0, values: {} }}
        users={null}
      />
    </Part>
  );
}

type SalesRepFormProps = Pick<SettingsPage, "messages" | "outcome"> & {
  /** "add", or the sales rep's id. */
  form: string;
  summary: string;
  /** The sales rep's name, for screen readers. */
  spoken?: string;
  salesRep: Pick<SettingsPage["salesReps"][number], "id" | "version" | "values">;
  /** The accounts that a sales rep can have; null for those who may not set it. */
  users: SettingsPage["users"];
};

function SalesRepForm({
  messages: { salesReps: messages, optional },
  form,
  summary,
  spoken,
  salesRep,
  users,
  outcome,
}: SalesRepFormProps) {
  const base = useEditedForm(form, salesRep, outcome);
  const { key, state, waits, typed, field } = base;
  const isNew = form === "add";
  // Reloaded data has another id; the form uses its first one.
  const id = typed("id") ?? state.id;
  type TextField = "name" | "email" | "meetLink" | "teamsLink";
  const textField = (name: TextField) => ({ ...field(name), label: messages[name] });
  return (
    <details open={waits} key={key}>
      <summary className="plain-button">
        {summary}
        {spoken ? <span className="visually-hidden"> {spoken}</span> : null}
      </summary>
      <EditedForm
        base={base}
        className="admin-box"
        values={{ intent: isNew ? "addSalesRep" : "changeSalesRep", id }}
        sendsBegan
      >
        <Field {...textField("name")} />
        <Field
          {...textField("email")}
          type="email"
          inputMode="email"
          optional={optional}
          hint={messages.emailHint}
        />
        <Field {...textField("meetLink")} type="url" optional={optional} hint={messages.linkHint} />
        <Field {...textField("teamsLink")} type="url" optional={optional} />
        {users ? (
          <SelectField {...field("user")} label={messages.user} hint={messages.userHint} options={users} />
        ) : null}
        <Button kind="secondary" size="small">
          {isNew ? messages.add : messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}

type SalesRepHoursProps = Pick<SettingsPage, "messages" | "hourNames" | "outcome"> & {
  salesRep: SettingsPage["salesReps"][number];
  /** The ISO days of the week that it shows. */
  days: readonly number[];
};

/** The form of the hours in which a sales rep has demos. */
function SalesRepHours({
  messages: { hours: messages },
  hourNames,
  salesRep,
  days,
  outcome,
}: SalesRepHoursProps) {
  const { id, name, version, hourValues: values } = salesRep;
  const form = useEditedForm(`hours-${id}`, { version, values }, outcome);
  return (
    <details open={form.waits} key={form.key}>
      <summary className="plain-button">
        {messages.edit}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <EditedForm base={form} className="admin-box" values={{ intent: "changeHours", id }} sendsBegan>
        <p className="muted">{messages.lead}</p>
        <div className="field-grid sales-rep-hours">
          {days.flatMap((day) =>
            [`from${day}`, `to${day}`].map((field) => (
              <Field key={field} {...form.field(field)} type="time" label={hourNames[field] ?? ""} />
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
