import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { TypedSearch } from "#app/admin/ui/typed-search.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { customersMessages } from "./words.server.ts";
import "#app/ui/item-list.css";

interface Row {
  key: string;
  text: string;
  detail: string;
  button: { values: HiddenValues; label: string; name: string } | null;
}

interface CompanyNamesProps {
  messages: (typeof customersMessages)[Locale]["company"];
  data: {
    names: readonly Row[];
    choices: readonly Row[];
    search: string;
    isOpen: boolean;
    /** The search's parameter, the page's path, and the parameters that stay. */
    parameter: string;
    action: string;
    otherParameters: HiddenValues;
  };
}

/** The names and domains that are one company, each with a button that takes it out, and a search for another company. */
export function CompanyNames({ messages, data }: CompanyNamesProps) {
  return (
    <Part id="company" heading={messages.heading} lead={messages.lead}>
      <Rows rows={data.names} />
      <details open={data.isOpen}>
        <summary className="plain-button">{messages.merge}</summary>
        <div className="admin-box stack">
          <TypedSearch
            name={data.parameter}
            label={messages.mergeLabel}
            placeholder={messages.mergeLabel}
            action={data.action}
            otherParameters={data.otherParameters}
            search={data.search}
          />
          {data.choices.length > 0 ? <Rows rows={data.choices} /> : <p className="muted">{messages.none}</p>}
        </div>
      </details>
    </Part>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="item-list company-names">
      {rows.map(({ key, text, detail, button }) => (
        <li key={key}>
          <div>
            <b>{text}</b>
            <small>{detail}</small>
          </div>
          {button ? (
            <FormButton values={button.values} label={button.name}>
              {button.label}
            </FormButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
