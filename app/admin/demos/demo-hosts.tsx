import { Form } from "react-router";
import type { Fields } from "#app/admin/merged-fields.ts";
import type { SettingsOutcome } from "#app/admin/settings-outcome.ts";
import { useFormBase } from "#app/admin/use-form-base.ts";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import "#app/ui/chip.css";
import "./demo-settings.css";

export interface DemoHostsWords {
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

/** A host as its form holds it. */
interface KeptHost {
  id: string;
  version: number;
  values: Fields;
}

export interface HostEntry extends KeptHost {
  name: string;
  email: string | null;
  meetLink: string | null;
  teamsLink: string | null;
  active: boolean;
  ahead: string;
  /** "Pausa Anna Lind", or "Aktivera Anna Lind". */
  turn: string;
}

interface DemoHostsProps {
  words: DemoHostsWords;
  optional: string;
  hosts: readonly HostEntry[];
  /** The id that a host gets who is added by this page. */
  newId: string;
  outcome: SettingsOutcome | undefined;
}

/** Who receives visitors: added, changed, paused. */
export function DemoHosts({ words, optional, hosts, newId, outcome }: DemoHostsProps) {
  return (
    <section className="office__part" aria-labelledby="hosts-heading">
      <h2 id="hosts-heading">{words.heading}</h2>
      <p className="office__lead">{words.lead}</p>
      <Table
        caption={words.caption}
        columns={words.columns}
        rows={hosts.map((host) => ({
          key: host.id,
          cells: {
            name: (
              <>
                {host.name}
                <small>{host.email ?? words.noMail}</small>
              </>
            ),
            links:
              [host.meetLink && words.meet, host.teamsLink && words.teams].filter(Boolean).join(", ") || null,
            ahead: host.ahead,
            state: (
              <span className={`chip chip--${host.active ? "ok" : "warn"}`}>
                {host.active ? words.active : words.paused}
              </span>
            ),
            action: <HostActions words={words} optional={optional} host={host} outcome={outcome} />,
          },
        }))}
      />
      <HostForm
        words={words}
        optional={optional}
        form="add"
        summary={words.add}
        host={{ id: newId, version: 0, values: {} }}
        outcome={outcome}
      />
    </section>
  );
}

function HostActions({
  words,
  optional,
  host,
  outcome,
}: {
  words: DemoHostsWords;
  optional: string;
  host: HostEntry;
  outcome: SettingsOutcome | undefined;
}) {
  const { id, version } = host;
  return (
    <div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <button
          type="submit"
          name="intent"
          value={host.active ? "pauseHost" : "resumeHost"}
          className="office-plain"
        >
          {host.turn}
        </button>
      </Form>
      <HostForm
        words={words}
        optional={optional}
        form={id}
        summary={words.edit}
        spoken={host.name}
        host={host}
        outcome={outcome}
      />
    </div>
  );
}

function HostForm({
  words,
  optional,
  form,
  summary,
  spoken,
  host,
  outcome,
}: {
  words: DemoHostsWords;
  optional: string;
  /** "add", or the host's id. */
  form: string;
  summary: string;
  /** Which host is meant, for those who listen. */
  spoken?: string;
  host: KeptHost;
  outcome: SettingsOutcome | undefined;
}) {
  const { key, shown, version, waits, typed, errorOf, onChange } = useFormBase(form, host, outcome);
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
    <details className="office-more" open={waits} key={key}>
      <summary className="opener">
        {summary}
        {spoken ? <span className="sr"> {spoken}</span> : null}
      </summary>
      <Form method="post" noValidate preventScrollReset onChange={onChange}>
        <input type="hidden" name="intent" value={isNew ? "addHost" : "changeHost"} />
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
        <button type="submit" className="btn btn--secondary btn--sm">
          {isNew ? words.add : words.save}
        </button>
      </Form>
    </details>
  );
}
