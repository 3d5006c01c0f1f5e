import type { FormFields } from "#app/forms/form-fields.ts";

type Optional<Fields extends FormFields> = {
  [Name in keyof Fields as Fields[Name] extends { optional: true } ? Name : never]: null;
};

/** The stored values of a form's optional fields when a visitor leaves them empty. */
export function emptyFields<Fields extends FormFields>(fields: Fields): Optional<Fields> {
  const optional = Object.entries(fields).filter(([, field]) => field.optional);
  // Made from the fields themselves.
  return Object.fromEntries(optional.map(([name]) => [name, null])) as Optional<Fields>;
}
