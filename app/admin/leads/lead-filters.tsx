import { Form, Link, useSubmit } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { parameterOf } from "./rules.ts";
import "#app/ui/field.css";
import "./lead-filters.css";

export interface LeadFilterWords {
  search: string;
  searchPlaceholder: string;
  searchButton: string;
  pipeline: string;
  filters: string;
  filterNames: Record<"kind" | "service" | "city" | "assigned" | "from" | "to" | "sort", string>;
  apply: string;
  clear: string;
}

interface Choice {
  value: string;
  label: string;
}

export interface LeadFiltersData {
  /** Where the forms lead: the list without its filters, with the language. */
  action: string;
  clearHref: string;
  /** The values of the filters now, by parameter. */
  values: Readonly<Record<string, string>>;
  /** How many of the filters beside status and search are set. */
  active: number;
  choices: Record<"kind" | "service" | "city" | "assigned" | "sort", readonly Choice[]>;
  pipe: readonly { key: string; href: string; label: string; count: string | null; current: boolean }[];
}

/** The search of the admin; works without script as a form that leads to an address. */
export function LeadSearch({ words, data }: { words: LeadFilterWords; data: LeadFiltersData }) {
  const name = parameterOf.search;
  return (
    <Form method="get" action={data.action} role="search" className="lead-search" key={data.values[name]}>
      <Kept values={data.values} but={[name]} />
      <label>
        <Icon name="search" />
        <span className="sr">{words.search}</span>
        <input
          type="search"
          name={name}
          defaultValue={data.values[name]}
          placeholder={words.searchPlaceholder}
          data-admin-search
        />
      </label>
      <button type="submit" className="sr lead-search__go">
        {words.searchButton}
      </button>
    </Form>
  );
}

/** Five slanted filters with counts. */
export function LeadPipeline({ words, data }: { words: LeadFilterWords; data: LeadFiltersData }) {
  return (
    <nav className="pipe" aria-label={words.pipeline}>
      {data.pipe.map(({ key, href, label, count, current }) => (
        <Link key={key} to={href} aria-current={current ? "true" : undefined} preventScrollReset>
          {count === null ? null : <b>{count}</b>}
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The other filters, folded away; a choice is applied at once where script runs. */
export function LeadFilters({ words, data }: { words: LeadFilterWords; data: LeadFiltersData }) {
  const submit = useSubmit();
  const { filterNames: names } = words;
  const chosen = ["kind", "service", "city", "assigned", "from", "to", "sort"] as const;
  return (
    <details className="lead-filters" open={data.active > 0}>
      <summary className="opener">
        {words.filters}
        {data.active > 0 ? <span className="chip chip--info">{data.active}</span> : null}
      </summary>
      <Form
        method="get"
        action={data.action}
        key={JSON.stringify(data.values)}
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        <Kept values={data.values} but={chosen.map((filter) => parameterOf[filter])} />
        {(["kind", "service", "city", "assigned"] as const).map((filter) => (
          <Select
            key={filter}
            name={parameterOf[filter]}
            label={names[filter]}
            choices={data.choices[filter]}
            data={data}
          />
        ))}
        {(["from", "to"] as const).map((filter) => (
          <div className="field" key={filter}>
            <label htmlFor={`urval-${filter}`}>{names[filter]}</label>
            <input
              id={`urval-${filter}`}
              type="date"
              name={parameterOf[filter]}
              defaultValue={data.values[parameterOf[filter]]}
            />
          </div>
        ))}
        <Select name={parameterOf.sort} label={names.sort} choices={data.choices.sort} data={data} />
        <span className="actions">
          <button type="submit" className="button button-secondary button-small">
            {words.apply}
          </button>
          <Link className="button button-outline button-small" to={data.clearHref}>
            {words.clear}
          </Link>
        </span>
      </Form>
    </details>
  );
}

function Select({
  name,
  label,
  choices,
  data,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
  data: LeadFiltersData;
}) {
  return (
    <div className="field">
      <label htmlFor={`urval-${name}`}>{label}</label>
      <select id={`urval-${name}`} name={name} defaultValue={data.values[name] ?? ""}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The filters that another form has set, carried along. */
function Kept({ values, but }: { values: Readonly<Record<string, string>>; but: readonly string[] }) {
  return Object.entries(values)
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
