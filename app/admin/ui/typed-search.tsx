import { Form } from "react-router";
import { IconOf } from "#app/ui/icon.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { HiddenValues } from "./outcome.ts";
import { useTypedSearch } from "./use-typed-search.ts";
import "./typed-search.css";

interface TypedSearchProps {
  name: string;
  label: string;
  placeholder: string;
  /** The list's path, and the parameters that stay besides the search. */
  action: string;
  otherParameters: HiddenValues;
  search: string | undefined;
}

/**
 * The search of a list, which searches while one types and which the key "/" focuses; without script it is a form with
 * method GET.
 */
export function TypedSearch({ name, label, placeholder, action, otherParameters, search }: TypedSearchProps) {
  const { field, ...typed } = useTypedSearch(search);
  return (
    <Form method="get" action={action} role="search" className="typed-search" {...typed}>
      <HiddenFields values={otherParameters} />
      <label>
        <IconOf path="M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4M15.5 15.5L20.5 20.5" />
        <span className="visually-hidden">{label}</span>
        <input
          ref={field}
          type="search"
          name={name}
          defaultValue={search}
          placeholder={placeholder}
          data-admin-search
        />
      </label>
    </Form>
  );
}
