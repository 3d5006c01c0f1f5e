import { Form } from "react-router";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";
import "./company.css";

export interface FactField {
  id: string;
  name: string;
  label: string;
  value: string;
  type?: "date" | "time";
  inputMode?: "numeric" | "decimal";
  isOptional?: boolean;
  hint?: string;
}

export interface FactGroup {
  key: string;
  legend: string;
  fields: readonly FactField[];
  /** Where a claim comes from; null for what is no claim. */
  proof: { summary: string; state: string; isProven: boolean; fields: readonly FactField[] } | null;
}

export interface FactFormData {
  part: string;
  version: number;
  heading: string;
  lead: string;
  save: string;
  groups: readonly FactGroup[];
}

interface FactsFormProps {
  optional: string;
  data: FactFormData;
  outcome: SettingsOutcome | undefined;
}

/** One part of the figures: a form that is kept from the version that it was filled in on. */
export function FactsForm({ optional, data, outcome }: FactsFormProps) {
  const { part, heading, lead, save } = data;
  const { key, shown, version, typed, errorOf, onChange } = useFormBase(part, data, outcome);
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
    <section className="admin-page__part" aria-labelledby={`${part}-heading`} id={part}>
      <h2 id={`${part}-heading`}>{heading}</h2>
      <p className="admin-page__lead">{lead}</p>
      <Form method="post" className="facts-form" noValidate preventScrollReset onChange={onChange} key={key}>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="version" value={version} />
        <div className="facts-form__groups">
          {shown.groups.map(({ key: group, legend, fields, proof }) => (
            <fieldset
              className={`facts-form__group ${proof ? "facts-form__group--statement" : ""}`.trim()}
              key={group}
            >
              <legend>{legend}</legend>
              {proof ? (
                <p className={`chip chip--${proof.isProven ? "ok" : "warn"}`}>
                  {proof.isProven ? <Icon name="check" /> : null}
                  {proof.state}
                </p>
              ) : null}
              <div className="facts-form__fields">{inputs(fields)}</div>
              {proof ? (
                <details open={proof.fields.some(({ name }) => errorOf(name)) || undefined}>
                  <summary className="opener">
                    {proof.summary}
                    <span className="sr">, {legend}</span>
                  </summary>
                  <div className="facts-form__proof">{inputs(proof.fields)}</div>
                </details>
              ) : null}
            </fieldset>
          ))}
        </div>
        <button type="submit" name="intent" value="save" className="button button-primary">
          {save}
        </button>
      </Form>
    </section>
  );
}
