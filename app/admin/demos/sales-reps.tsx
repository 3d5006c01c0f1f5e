import { Form } from "react-router";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import "#app/ui/chip.css";
import "./demo-settings.css";

export interface SalesRepsWords {
  heading: string;
  lead: string;
  caption: string;
  columns: Record<"name" | "links" | "ahead" | "state" | "action", string>;
  active: string;
  paused: string;
  meet: string;
  teams: string;
  noMail: string;
  edit: string;
  save: string;
  add: string;
  name: string;
  email: string;
  emailHint: string;
  meetLink: string;
  teamsLink: string;
  linkHint: string;
}

/** A sales rep as its form holds it. */
interface KeptSalesRep {
  id: string;
  version: number;
  values: Fields;
}

export interface SalesRepEntry extends KeptSalesRep {
  name: string;
  email: string | null;
  meetLink: string | null;
  teamsLink: string | null;
  active: boolean;
  ahead: string;
  /** "Pausa Anna Lind", or "Aktivera Anna Lind". */
  turn: string;
}

interface SalesRepsProps {
  words: SalesRepsWords;
  optional: string;
  salesReps: readonly SalesRepEntry[];
  /** The id that a sales rep gets who is added by this page. */
  newId: string;
  outcome: SettingsOutcome | undefined;
}

/** Who receives visitors: added, changed, paused. */
export function SalesReps({ words, optional, salesReps, newId, outcome }: SalesRepsProps) {
  return (
    <section className="admin-page__part" aria-labelledby="sales-reps-heading">
      <h2 id="sales-reps-heading">{words.heading}</h2>
      <p className="admin-page__lead">{words.lead}</p>
      <Table
        caption={words.caption}
        columns={words.columns}
        rows={salesReps.map((salesRep) => ({
          key: salesRep.id,
          cells: {
            name: (
              <>
                {salesRep.name}
                <small>{salesRep.email ?? words.noMail}</small>
              </>
            ),
            links:
              [salesRep.meetLink && words.meet, salesRep.teamsLink && words.teams]
                .filter(Boolean)
                .join(", ") || null,
            ahead: salesRep.ahead,
            state: (
              <span className={`chip chip--${salesRep.active ? "ok" : "warn"}`}>
                {salesRep.active ? words.active : words.paused}
              </span>
            ),
            action: (
              <SalesRepActions words={words} optional={optional} salesRep={salesRep} outcome={outcome} />
            ),
          },
        }))}
      />
      <SalesRepForm
        words={words}
        optional={optional}
        form="add"
        summary={words.add}
        salesRep={{ id: newId, version: 0, values: {} }}
        outcome={outcome}
      />
    </section>
  );
}

function SalesRepActions({
  words,
  optional,
  salesRep,
  outcome,
}: {
  words: SalesRepsWords;
  optional: string;
  salesRep: SalesRepEntry;
  outcome: SettingsOutcome | undefined;
}) {
  const { id, version } = salesRep;
  return (
    <div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <button
          type="submit"
          name="intent"
          value={salesRep.active ? "pauseSalesRep" : "resumeSalesRep"}
          className="plain-button"
        >
          {salesRep.turn}
        </button>
      </Form>
      <SalesRepForm
        words={words}
        optional={optional}
        form={id}
        summary={words.edit}
        spoken={salesRep.name}
        salesRep={salesRep}
        outcome={outcome}
      />
    </div>
  );
}

function SalesRepForm({
  words,
  optional,
  form,
  summary,
  spoken,
  salesRep,
  outcome,
}: {
  words: SalesRepsWords;
  optional: string;
  /** "add", or the sales rep's id. */
  form: string;
  summary: string;
  /** Which sales rep is meant, for those who listen. */
  spoken?: string;
  salesRep: KeptSalesRep;
  outcome: SettingsOutcome | undefined;
}) {
  const { key, shown, version, waits, typed, errorOf, onChange } = useFormBase(form, salesRep, outcome);
  const isNew = form === "add";
  const field = (name: "name" | "email" | "meetLink" | "teamsLink") => ({
    id: `${form}-${name}`,
    name,
    label: words[name],
    autoComplete: "off" as const,
    defaultValue: typed(name) ?? shown.values[name] ?? "",
    error: errorOf(name),
  });
  return (
    <details className="more-fields" open={waits} key={key}>
      <summary className="opener">
        {summary}
        {spoken ? <span className="sr"> {spoken}</span> : null}
      </summary>
      <Form method="post" noValidate preventScrollReset onChange={onChange}>
        <input type="hidden" name="intent" value={isNew ? "addSalesRep" : "changeSalesRep"} />
        {/* The page gives a new id whenever it is read again; the form keeps the one that it began with. */}
        <input type="hidden" name="id" value={typed("id") ?? shown.id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="began" value={typed("began") ?? JSON.stringify(shown.values)} />
        <Field {...field("name")} />
        <Field
          {...field("email")}
          type="email"
          inputMode="email"
          optional={optional}
          hint={words.emailHint}
        />
        <Field {...field("meetLink")} type="url" optional={optional} hint={words.linkHint} />
        <Field {...field("teamsLink")} type="url" optional={optional} />
        <button type="submit" className="button button-secondary button-small">
          {isNew ? words.add : words.save}
        </button>
      </Form>
    </details>
  );
}
