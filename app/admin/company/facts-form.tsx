import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";
import type { FactField, factForms } from "./company-view.server.ts";
import "./company.css";

interface FactsFormProps {
  messages: { optional: string; draft: { unsaved: string; discard: string } };
  data: ReturnType<typeof factForms>[number];
  outcome: Outcome | undefined;
}

/** The form of a part of the company facts. What is typed stays in this tab until it is saved. */
export function FactsForm({ messages: { optional, draft }, data, outcome }: FactsFormProps) {
  const { part, heading, lead, save } = data;
  const form = useEditedForm(part, data, outcome, `facts ${part}`);
  const { state, typed, errorOf } = form;
  const inputs = (fields: readonly FactField[]) =>
    fields.map(({ value, isOptional, ...field }) => (
      <Field
        key={field.name}
        {...field}
        {...(isOptional ? { optional } : {})}
        autoComplete="off"
        defaultValue={typed(field.name) ?? value}
        error={errorOf(field.name)}
      />
    ));
  return (
    <Part id={part} heading={heading} lead={lead}>
      <EditedForm base={form} className="stack facts-form" values={{ part }}>
        <RestoredText form={form} messages={draft} />
        <div className="facts-form__groups">
          {state.groups.map(({ key: group, legend, fields, evidence }) => (
            <fieldset className={evidence ? "admin-box facts-form__group" : "facts-form__group"} key={group}>
              <legend>{legend}</legend>
              {evidence ? (
                <p className={`chip chip--${evidence.isSourced ? "ok" : "warning"}`}>
                  {evidence.isSourced ? <Icon name="check" /> : null}
                  {evidence.state}
                </p>
              ) : null}
              <div className="field-grid field-grid--short">{inputs(fields)}</div>
              {evidence ? (
                <details open={evidence.fields.some(({ name }) => errorOf(name)) || undefined}>
                  <summary className="plain-button">
                    {evidence.summary}
                    <span className="visually-hidden">, {legend}</span>
                  </summary>
                  <div className="stack">{inputs(evidence.fields)}</div>
                </details>
              ) : null}
            </fieldset>
          ))}
        </div>
        <Button name="intent" value="save" kind="primary">
          {save}
        </Button>
      </EditedForm>
    </Part>
  );
}
