import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/item-list.css";

type HostAbsencesProps = Pick<SettingsPage, "awayMessages" | "outcome" | "newId" | "today"> & {
  salesRep: SettingsPage["salesReps"][number];
  optional: string;
};

/** The days on which a host is away, and the form that adds some. */
export function HostAbsences(props: HostAbsencesProps) {
  const { salesRep, outcome, newId, today, optional } = props;
  const messages = props.awayMessages.absence;
  const { id, absences } = salesRep;
  const form = useEditedForm(`absence-${id}`, { version: 0, values: { absence: newId } }, outcome);
  const { field, values } = form;
  return (
    <>
      <p className="muted">{messages.lead}</p>
      {absences.length > 0 ? (
        <ul className="item-list">
          {absences.map(({ id: absence, days, reason, remove }) => (
            <li key={absence}>
              <span>
                <b>{days}</b>
                {reason ? <small>{reason}</small> : null}
              </span>
              <FormButton values={remove} label={`${messages.remove}: ${days}`}>
                {messages.remove}
              </FormButton>
            </li>
          ))}
        </ul>
      ) : null}
      <EditedForm
        base={form}
        className="field-grid field-grid--short"
        values={{ intent: "addAbsence", id, absence: values.absence ?? newId }}
      >
        <Field {...field("from")} label={messages.from} type="date" min={today} />
        <Field {...field("to")} label={messages.to} type="date" min={today} />
        <Field {...field("reason")} label={messages.reason} optional={optional} className="field--wide" />
        <p className="actions">
          <Button kind="secondary" size="small">
            {messages.save}
          </Button>
        </p>
      </EditedForm>
    </>
  );
}
