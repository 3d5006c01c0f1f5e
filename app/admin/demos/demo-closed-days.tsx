import { Form } from "react-router";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import "#app/ui/chip.css";
import "./demo-settings.css";

export interface ClosedDaysWords {
  heading: string;
  lead: string;
  caption: string;
  columns: Record<"day" | "reason" | "state" | "action", string>;
  isClosed: string;
  isOpen: string;
  add: string;
  day: string;
  reasonSv: string;
  reasonEn: string;
  button: string;
}

export interface ClosedDayEntry {
  day: string;
  name: string;
  reason: string | null;
  kind: string;
  closed: boolean;
  /** "1 demo är bokad den dagen". */
  booked: string | null;
  /** What turns it, and the fields that are sent for it. */
  turn: { label: string; fields: Readonly<Record<string, string>> };
}

interface ClosedDaysProps {
  words: ClosedDaysWords;
  optional: string;
  days: readonly ClosedDayEntry[];
  /** The first day that may be closed, ISO. */
  from: string;
  outcome: SettingsOutcome | undefined;
}

/** Days without demos: public holidays, which come by themselves, and the admin's own. */
export function DemoClosedDays({ words, optional, days, from, outcome }: ClosedDaysProps) {
  const { key, typed, errorOf } = useFormBase("day", { version: 0 }, outcome);
  const field = (name: "day" | "sv" | "en", label: string) => ({
    id: `day-${name}`,
    name,
    label,
    autoComplete: "off" as const,
    defaultValue: typed(name) ?? "",
    error: errorOf(name),
  });
  return (
    <section className="admin-page__part" aria-labelledby="closed-heading">
      <h2 id="closed-heading">{words.heading}</h2>
      <p className="admin-page__lead">{words.lead}</p>
      <Form
        method="post"
        className="admin-page__form"
        noValidate
        preventScrollReset
        aria-label={words.add}
        key={key}
      >
        <Field {...field("day", words.day)} type="date" min={from} />
        <Field {...field("sv", words.reasonSv)} optional={optional} />
        <Field {...field("en", words.reasonEn)} optional={optional} />
        <button type="submit" name="intent" value="closeDay" className="button button-secondary">
          {words.button}
        </button>
      </Form>
      <Table
        caption={words.caption}
        columns={words.columns}
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
                <span className={`chip chip--${closed ? "err" : "ok"}`}>
                  {closed ? words.isClosed : words.isOpen}
                </span>
                {booked ? <small>{booked}</small> : null}
              </div>
            ),
            action: (
              <Form method="post" preventScrollReset>
                {Object.entries(turn.fields).map(([key, value]) => (
                  <input key={key} type="hidden" name={key} value={value} />
                ))}
                <button type="submit" className="plain-button">
                  {turn.label}
                </button>
              </Form>
            ),
          },
        }))}
      />
    </section>
  );
}
