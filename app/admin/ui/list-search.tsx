import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { HiddenValues } from "./outcome.ts";

interface ListSearchProps {
  messages: { searchLabel: string; search: string; clear: string };
  /** The list's path, and the parameters that stay besides the search. */
  action: string;
  otherParameters: HiddenValues;
  search: string;
  /** The path of the list without a search. */
  clear: string;
}

/** The search of a list, which the key "/" focuses. */
export function ListSearch({ messages, action, otherParameters, search, clear }: ListSearchProps) {
  return (
    <Form method="get" action={action} role="search" className="field-grid" key={`${clear} ${search}`}>
      <HiddenFields values={otherParameters} />
      <Field
        id="list-search"
        name="sok"
        type="search"
        label={messages.searchLabel}
        required={false}
        defaultValue={search}
        data-admin-search
      />
      <span className="actions">
        <Button kind="secondary" size="small">
          {messages.search}
        </Button>
        {search ? (
          <Button as={Link} kind="outline" size="small" to={clear}>
            {messages.clear}
          </Button>
        ) : null}
      </span>
    </Form>
  );
}
