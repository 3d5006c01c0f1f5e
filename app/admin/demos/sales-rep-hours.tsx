import { Form } from "react-router";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { demoSettingsWords } from "./words.server.ts";
import "./demos.css";

/** The texts of the form; `names` are its fields' labels. */
export type HourWords = (typeof demoSettingsWords)[Locale]["hours"] & { names: Fields };

interface SalesRepHoursProps {
  words: HourWords;
  salesRep: { id: string; name: string; version: number; hourValues: Fields };
  /** The ISO days of the week that it shows. */
  days: readonly number[];
  outcome: Outcome | undefined;
}

export function SalesRepHours({ words, salesRep, days, outcome }: SalesRepHoursProps) {
  const { id, name, version, hourValues: values } = salesRep;
  const form = useFormBase(`hours-${id}`, { version, values }, outcome);
  const began = form.typed("began") ?? JSON.stringify(form.shown.values);
  return (
    <details open={form.waits} key={form.key}>
      <summary className="plain-button">
        {words.edit}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <Form method="post" className="admin-box" noValidate preventScrollReset onChange={form.onChange}>
        <p className="muted">{words.lead}</p>
        <input type="hidden" name="intent" value="changeHours" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={form.version} />
        <input type="hidden" name="began" value={began} />
        <div className="sales-rep-hours">
          {days.flatMap((day) =>
            [`from${day}`, `to${day}`].map((field) => (
              <Field
                key={field}
                {...form.field(field)}
                type="time"
                label={words.names[field] ?? ""}
                autoComplete="off"
              />
            )),
          )}
        </div>
        <Button kind="secondary" size="small">
          {words.save}
        </Button>
      </Form>
    </details>
  );
}
