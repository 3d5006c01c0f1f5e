import type { Insertable } from "kysely";
import type { RequestTable } from "#app/domain/request-kinds.ts";
import type { DB } from "#backend/database/types.ts";
import {
  type FormField,
  type FormFields,
  type FormValues,
  fieldsOf,
  type StoredValues,
} from "./form-fields.ts";

/** The tables of the forms. */
export type FormTable = RequestTable | "demo_bookings" | "job_applications";

/** The column of a field: `serviceType` is stored in `service_type`. */
type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Name;

type NamesOf<Value> = keyof Value & string;

type WithoutColumn<Value, Table extends keyof DB> = {
  [Name in NamesOf<Value>]: ColumnOf<Name> extends keyof Insertable<DB[Table]>
    ? Value[Name] extends Insertable<DB[Table]>[ColumnOf<Name>] | undefined
      ? never
      : Name
    : Name;
}[NamesOf<Value>];

/** A valid form whose every field has a column for all its values; a field without one is a type error that names it. */
type Storable<Value, Table extends keyof DB> = [WithoutColumn<Value, Table>] extends [never]
  ? Value
  : { "the table lacks a column for": WithoutColumn<Value, Table> };

/** A form's values under the names of their columns. */
export function formRow<Table extends keyof DB, Value extends object>(
  value: Storable<Value, Table> & Value,
): Insertable<DB[Table]> {
  const row = Object.fromEntries(Object.entries(value).map(([name, one]) => [columnOf(name), one]));
  // The type Storable guarantees that the table has these columns.
  return row as Insertable<DB[Table]>;
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Reads the values of a form from its row, or from the row as JSON. */
export function storedValues<Fields extends FormFields>(
  fields: Fields,
  row: Readonly<Record<string, unknown>>,
): StoredValues<Fields> {
  const values = fieldsOf(fields).map(([name, field]) => [name, storedValue(field, row[columnOf(name)])]);
  // Made from the fields, kind by kind.
  return Object.fromEntries(values) as StoredValues<Fields>;
}

/** The values of a row that passed the form's schema. Throws when a required field has no value. */
export function storedForm<Fields extends FormFields>(
  fields: Fields,
  row: Readonly<Record<string, unknown>>,
): FormValues<Fields> {
  const values = storedValues(fields, row);
  for (const [name, { optional }] of fieldsOf(fields))
    if (!optional && values[name] === null) throw new Error(`the row has no value for ${name}`);
  // None of the required ones is null.
  return values as FormValues<Fields>;
}

function storedValue(field: FormField, value: unknown): string | number | Date | null {
  switch (field.kind) {
    case "count":
      return typeof value === "number" ? value : null;
    case "dateTime": {
      const date = new Date(value instanceof Date || typeof value === "string" ? value : Number.NaN);
      return Number.isNaN(date.getTime()) ? null : date;
    }
    case "choice":
      return field.options.find((option) => option === value) ?? null;
    default:
      return typeof value === "string" ? value : null;
  }
}
