import { Form } from "react-router";
import type { FormFields } from "./outcome.ts";

/** Hidden fields of a form; a list is sent value by value. */
export function HiddenFields({ values }: { values: FormFields }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}

/** A form that looks like a link: it sends hidden fields only. */
export function FormLink({ values, children }: { values: FormFields; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields values={values} />
      <button type="submit" className="plain-button">
        {children}
      </button>
    </Form>
  );
}
