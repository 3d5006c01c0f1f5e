import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { TypedSearch } from "#app/admin/ui/typed-search.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { leadParameters } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { filtersView } from "./lead-list-view.server.ts";
import type { leadListMessages } from "./words.server.ts";
import "#app/ui/select-field.css";

interface LeadFiltersProps {
  messages: (typeof leadListMessages)[Locale];
  data: ReturnType<typeof filtersView>;
}

/** The search field for leads. */
export function LeadSearch({ messages, data }: LeadFiltersProps) {
  const { [leadParameters.search]: search, ...otherParameters } = data.values;
  return (
    <TypedSearch
      name={leadParameters.search}
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      action={data.action}
      otherParameters={otherParameters}
      search={search}
    />
  );
}

/** The other filters, folded, with the names of the active ones; with script a choice applies at once. */
export function LeadFilters({
  messages,
  data,
  isOpen,
  children,
}: LeadFiltersProps & { isOpen: boolean; children: ReactNode }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // A link or the Back button changes the filters too. The field that somebody is typing in is left alone.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      ":is(select, input[type=date]):not(:focus)",
    ) ?? [])
      field.value = data.values[field.name] ?? field.querySelector("option")?.value ?? "";
  }, [data.values]);
  const { filterNames: names } = messages;
  const select = (filter: keyof typeof data.choices) => ({
    id: `urval-${leadParameters[filter]}`,
    name: leadParameters[filter],
    label: names[filter],
    options: data.choices[filter],
    defaultValue: data.values[leadParameters[filter]] ?? "",
  });
  const fields = ["kind", "service", "city", "tag", "assigned", "from", "to", "sort"] as const;
  const ofFields = fields.flatMap((filter) => {
    const value = data.values[leadParameters[filter]];
    if (!value || filter === "assigned") return [];
    if (filter === "from" || filter === "to") return `${names[filter]} ${value}`;
    return data.choices[filter].find((choice) => choice.value === value)?.label ?? [];
  });
  const chosen = [...ofFields, ...data.withoutField];
  return (
    <details className="lead-filters" open={isOpen}>
      <summary className="plain-button row">
        {messages.filters}
        {chosen.map((label) => (
          <span className="chip chip--info" key={label}>
            {label}
          </span>
        ))}
      </summary>
      <Form
        ref={form}
        method="get"
        action={data.action}
        className="field-grid field-grid--short"
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        <OtherFilters values={data.values} but={fields.map((filter) => leadParameters[filter])} />
        <SelectField {...select("service")} className="field--wide" />
        {(["kind", "city", "tag", "assigned", "sort"] as const).map((filter) => (
          <SelectField key={filter} {...select(filter)} />
        ))}
        {(["from", "to"] as const).map((filter) => (
          <Field
            key={filter}
            id={`urval-${filter}`}
            name={leadParameters[filter]}
            type="date"
            label={names[filter]}
            required={false}
            defaultValue={data.values[leadParameters[filter]]}
          />
        ))}
        <span className="actions">
          <Button kind="secondary" size="small">
            {messages.apply}
          </Button>
          <Button as={Link} kind="outline" size="small" to={data.clearHref}>
            {messages.clear}
          </Button>
        </span>
      </Form>
      {children}
    </details>
  );
}

/** The current filters that the form itself has no field for, as hidden fields. */
function OtherFilters({ values, but }: { values: Readonly<Record<string, string>>; but: readonly string[] }) {
  const otherFilters = Object.entries(values).filter(([name]) => !but.includes(name));
  return <HiddenFields values={Object.fromEntries(otherFilters)} />;
}
