import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/check.css";
import "#app/ui/form-columns.css";

const minuteFields = ["slotMinutes", "bufferMinutes", "noticeMinutes", "changeUntilMinutes"] as const;

/** The form of the rules for when demos can be booked. */
export function DemoRules({
  messages: { rules: messages, optional },
  weekdays,
  weeks,
  rules,
  outcome,
}: SettingsPage) {
  const form = useEditedForm("rules", rules, outcome);
  const { errorOf, field } = form;
  const chosen = field("weekdays").defaultValue.split(",");
  const noDay = errorOf("weekdays");
  return (
    <Part id="rules" heading={messages.heading} lead={messages.lead}>
      <EditedForm base={form} className="stack" sendsBegan>
        <fieldset className="field">
          <legend>{messages.weekdays}</legend>
          <div className="row">
            {weekdays.map(({ value, label }, place) => (
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
          </div>
          <FieldError id="rules-weekdays-error" text={noDay} />
        </fieldset>
        <div className="field-grid">
          {(["opens", "closes"] as const).map((name) => (
            <Field key={name} {...field(name)} type="time" label={messages[name]} />
          ))}
          <SelectField {...field("weeks")} label={messages.weeks} options={weeks} />
          {minuteFields.map((name) => (
            <Field key={name} {...field(name)} inputMode="numeric" label={messages[name]} />
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            name="closeOnEves"
            defaultChecked={field("closeOnEves").defaultValue === "on"}
          />
          {messages.eves}
        </label>
        <div className="form form-columns">
          {(["meetLink", "teamsLink"] as const).map((name) => (
            <Field
              key={name}
              {...field(name)}
              label={messages[`${name}ForAll`]}
              hint={messages.linkHint}
              optional={optional}
            />
          ))}
        </div>
        <Button name="intent" value="rules" kind="primary">
          {messages.save}
        </Button>
      </EditedForm>
    </Part>
  );
}
