import { Form } from "react-router";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import "./demo-settings.css";

const minuteFields = ["slotMinutes", "bufferMinutes", "noticeMinutes", "changeUntilMinutes"] as const;

export interface DemoRulesWords
  extends Record<(typeof minuteFields)[number] | "heading" | "lead" | "weekdays" | "opens", string> {
  closes: string;
  weeks: string;
  eves: string;
  save: string;
}

interface DemoRulesProps {
  words: DemoRulesWords;
  /** The days of the week, Monday first. */
  days: readonly { value: string; label: string }[];
  weeks: readonly { value: string; label: string }[];
  rules: { version: number; values: Fields };
  outcome: SettingsOutcome | undefined;
}

/** When demos can be booked: one form, kept from the version that it was made on. */
export function DemoRules({ words, days, weeks, rules, outcome }: DemoRulesProps) {
  const { key, shown, version, typed, errorOf, onChange } = useFormBase("rules", rules, outcome);
  const valueIn = (name: string) => typed(name) ?? shown.values[name] ?? "";
  const chosen = valueIn("weekdays").split(",");
  const noDay = errorOf("weekdays");
  return (
    <section className="admin-page__part" aria-labelledby="rules-heading">
      <h2 id="rules-heading">{words.heading}</h2>
      <p className="admin-page__lead">{words.lead}</p>
      <Form method="post" className="demo-rules" noValidate preventScrollReset onChange={onChange} key={key}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="began" value={typed("began") ?? JSON.stringify(shown.values)} />
        <fieldset className="demo-rules__days">
          <legend className="field-label">{words.weekdays}</legend>
          {days.map(({ value, label }, place) => (
            <label key={value} className="check">
              <input
                type="checkbox"
                name="weekdays"
                value={value}
                id={place === 0 ? "rules-weekdays" : undefined}
                defaultChecked={chosen.includes(value)}
                aria-describedby={noDay ? "rules-weekdays-error" : undefined}
              />
              {label}
            </label>
          ))}
          {noDay ? (
            <p className="demo-rules__error" id="rules-weekdays-error">
              <Icon name="warn" />
              {noDay}
            </p>
          ) : null}
        </fieldset>
        <div className="admin-page__form">
          {(["opens", "closes"] as const).map((name) => (
            <Field
              key={name}
              id={`rules-${name}`}
              name={name}
              type="time"
              label={words[name]}
              defaultValue={valueIn(name)}
              error={errorOf(name)}
            />
          ))}
          <SelectField
            id="rules-weeks"
            name="weeks"
            label={words.weeks}
            options={weeks}
            defaultValue={valueIn("weeks")}
            error={errorOf("weeks")}
          />
          {minuteFields.map((name) => (
            <Field
              key={name}
              id={`rules-${name}`}
              name={name}
              inputMode="numeric"
              label={words[name]}
              defaultValue={valueIn(name)}
              error={errorOf(name)}
            />
          ))}
        </div>
        <label className="check">
          <input type="checkbox" name="closeOnEves" defaultChecked={valueIn("closeOnEves") === "on"} />
          {words.eves}
        </label>
        <button type="submit" name="intent" value="rules" className="button button-primary">
          {words.save}
        </button>
      </Form>
    </section>
  );
}
