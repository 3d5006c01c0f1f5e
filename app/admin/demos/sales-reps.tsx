import { Link } from "react-router";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { RowMenu } from "#app/admin/ui/row-menu.tsx";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { HostAbsences } from "./host-absences.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/chip.css";
import "#app/ui/form-columns.css";
import "./demos.css";

/** The sales reps, each with a menu, and the form that it opened. */
export function SalesReps(page: SettingsPage) {
  const { salesReps, open } = page;
  const messages = page.messages.salesReps;
  return (
    <Part
      id="sales-reps"
      heading={messages.heading}
      lead={messages.lead}
      actions={
        open?.id === page.newHost ? null : (
          <Button as={Link} kind="outline" size="small" to={page.newHref} preventScrollReset>
            {messages.add}
          </Button>
        )
      }
    >
      <Table
        caption={messages.caption}
        columns={messages.columns}
        rows={salesReps.map((salesRep) => ({
          key: salesRep.id,
          cells: {
            name: (
              <>
                <b>{salesRep.name}</b>
                {salesRep.absences[0] ? (
                  <small>
                    {page.awayMessages.absence.edit}: {salesRep.absences[0].days}
                  </small>
                ) : null}
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
              <RowMenu label={messages.menu} about={salesRep.name}>
                {salesRep.forms.map(({ form, href, label }) => (
                  <Link key={form} to={href} preventScrollReset>
                    {label}
                  </Link>
                ))}
                <FormButton
                  values={{
                    intent: salesRep.active ? "pauseSalesRep" : "resumeSalesRep",
                    id: salesRep.id,
                    version: String(salesRep.version),
                  }}
                >
                  {salesRep.turn}
                </FormButton>
              </RowMenu>
            ),
          },
        }))}
      />
      {open ? <OpenForm key={`${open.id} ${open.form}`} {...page} open={open} /> : null}
    </Part>
  );
}

type OpenFormProps = SettingsPage & { open: NonNullable<SettingsPage["open"]> };

/** The form that a host's menu opened. Once it is saved it closes. */
function OpenForm({ open, ...page }: OpenFormProps) {
  const { outcome, ownHref } = page;
  const messages = page.messages.salesReps;
  const title = useArrivalFocus<HTMLHeadingElement>();
  const salesRep = page.salesReps.find(({ id }) => id === open.id);
  const prefixes = { facts: "", hours: "hours-", absence: "absence-" };
  const form = salesRep ? `${prefixes[open.form]}${salesRep.id}` : "add";
  if (outcome?.done && outcome.form === form) return null;
  return (
    <div className="admin-box host-form">
      <div className="admin-head row">
        <h3 ref={title} tabIndex={-1}>
          {open.title}
        </h3>
        <Link to={ownHref} preventScrollReset>
          {messages.close}
        </Link>
      </div>
      {salesRep?.hourDays && open.form === "hours" ? (
        <SalesRepHours {...page} salesRep={salesRep} days={salesRep.hourDays} />
      ) : salesRep && open.form === "absence" ? (
        <HostAbsences {...page} salesRep={salesRep} optional={page.messages.optional} />
      ) : (
        <SalesRepForm
          {...page}
          form={form}
          salesRep={salesRep ?? { id: page.newId, version: 0, values: {} }}
          users={salesRep ? page.users : null}
        />
      )}
    </div>
  );
}

type SalesRepFormProps = Pick<SettingsPage, "messages" | "outcome"> & {
  /** "add", or the sales rep's id. */
  form: string;
  salesRep: Pick<SettingsPage["salesReps"][number], "id" | "version" | "values">;
  /** The accounts that a sales rep can have; null for those who may not set it. */
  users: SettingsPage["users"];
};

function SalesRepForm({
  messages: { salesReps: messages, optional },
  form,
  salesRep,
  users,
  outcome,
}: SalesRepFormProps) {
  const base = useEditedForm(form, salesRep, outcome);
  const { state, typed, field } = base;
  const isNew = form === "add";
  // Reloaded data has another id; the form uses its first one.
  const id = typed("id") ?? state.id;
  type TextField = "name" | "email" | "meetLink" | "teamsLink";
  const textField = (name: TextField) => ({ ...field(name), label: messages[name] });
  return (
    <EditedForm
      base={base}
      className="stack"
      values={{ intent: isNew ? "addSalesRep" : "changeSalesRep", id }}
      sendsBegan
    >
      <div className="form form-columns">
        <Field {...textField("name")} />
        <Field
          {...textField("email")}
          type="email"
          inputMode="email"
          optional={optional}
          hint={messages.emailHint}
        />
        <Field {...textField("meetLink")} type="url" optional={optional} hint={messages.linkHint} />
        <Field {...textField("teamsLink")} type="url" optional={optional} hint={messages.linkHint} />
        {users ? (
          <SelectField {...field("user")} label={messages.user} hint={messages.userHint} options={users} />
        ) : null}
      </div>
      <p className="actions">
        <Button kind="secondary" size="small">
          {isNew ? messages.add : messages.save}
        </Button>
      </p>
    </EditedForm>
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
  const { id, version, hourValues: values } = salesRep;
  const form = useEditedForm(`hours-${id}`, { version, values }, outcome);
  return (
    <EditedForm base={form} className="stack" values={{ intent: "changeHours", id }} sendsBegan>
      <p className="muted">{messages.lead}</p>
      <div className="sales-rep-hours">
        {days.map((day) => (
          <div key={day}>
            {[`from${day}`, `to${day}`].map((field) => (
              <Field key={field} {...form.field(field)} type="time" label={hourNames[field] ?? ""} />
            ))}
          </div>
        ))}
      </div>
      <p className="actions">
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </p>
    </EditedForm>
  );
}
