import { Form } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type SettingsOutcome, wrongIn } from "./settings-outcome.ts";
import { useFormBase } from "./use-form-base.ts";
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
  rules: {
    version: number;
    weekdays: readonly string[];
    closeOnEves: boolean;
    opens: string;
    closes: string;
  } & Record<(typeof minuteFields)[number] | "weeks", string>;
  outcome: SettingsOutcome | undefined;
}

/** When demos can be booked: one form, kept from the version that it was made on. */
export function DemoRules({ words, days, weeks, rules, outcome }: DemoRulesProps) {
  const { is, errorOf, typed } = wrongIn(outcome, "rules");
  const { version, onChange } = useFormBase(rules.version, outcome, "rules");
  const chosen = is ? (typed("weekdays") ?? "").split(",") : rules.weekdays;
  const noDay = errorOf("weekdays");
  return (
    <section className="office__part" aria-labelledby="rules-heading">
      <h2 id="rules-heading">{words.heading}</h2>
      <p className="office__lead">{words.lead}</p>
      <Form
        method="post"
        className="demo-rules"
        noValidate
        preventScrollReset
        onChange={onChange}
        key={`${version} ${is ? JSON.stringify(outcome?.wrong) : ""}`}
      >
        <input type="hidden" name="version" value={version} />
        <fieldset className="demo-rules__days">
          <legend className="lbl">{words.weekdays}</legend>
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
        <div className="office__form">
          {(["opens", "closes"] as const).map((name) => (
            <Field
              key={name}
              id={`rules-${name}`}
              name={name}
              type="time"
              label={words[name]}
              defaultValue={typed(name) ?? rules[name]}
              error={errorOf(name)}
            />
          ))}
          <SelectField
            id="rules-weeks"
            name="weeks"
            label={words.weeks}
            options={weeks}
            defaultValue={typed("weeks") ?? rules.weeks}
            error={errorOf("weeks")}
          />
          {minuteFields.map((name) => (
            <Field
              key={name}
              id={`rules-${name}`}
              name={name}
              inputMode="numeric"
              label={words[name]}
              defaultValue={typed(name) ?? rules[name]}
              error={errorOf(name)}
            />
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            name="closeOnEves"
            defaultChecked={is ? typed("closeOnEves") !== undefined : rules.closeOnEves}
          />
          {words.eves}
        </label>
        <button type="submit" name="intent" value="rules" className="btn btn--primary btn--md">
          {words.save}
        </button>
      </Form>
    </section>
  );
}
