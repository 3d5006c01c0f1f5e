import type { Fields } from "#app/forms/merged-fields.ts";
import type { StaffMember } from "./schema.ts";

/** The fields of a row in the form of who comes. */
export const nameField = (row: number) => `name-${row}`;
export const badgeField = (row: number) => `badge-${row}`;

/** How many empty rows the form offers at most. */
const maxEmptyRows = 8;

/** The rows of a form, by their numbers in order. */
export function rowsOf(fields: Fields): number[] {
  return Object.keys(fields)
    .flatMap((name) => (name.startsWith("name-") ? Number(name.slice("name-".length)) : []))
    .filter((row) => Number.isInteger(row) && row >= 0)
    .sort((one, other) => one - other);
}

/** The fields of those who come, with empty rows for those who were ordered and are not named; at least one row. */
export function fieldsOfStaff(staff: readonly StaffMember[], people: number): Fields {
  const empty = Math.min(Math.max(people - staff.length, staff.length === 0 ? 1 : 0), maxEmptyRows);
  const rows = [...staff, ...Array.from({ length: empty }, () => ({ name: "", badge: null }))];
  return Object.fromEntries(
    rows.flatMap(({ name, badge }, row) => [
      [nameField(row), name],
      [badgeField(row), badge ?? ""],
    ]),
  );
}

/** The rows that say something, as they were typed. A row without a name and a number is nobody. */
export function typedStaff(fields: Fields): { row: number; name: string; badge: string | null }[] {
  return rowsOf(fields).flatMap((row) => {
    const name = (fields[nameField(row)] ?? "").trim();
    const badge = (fields[badgeField(row)] ?? "").trim() || null;
    return name || badge ? [{ row, name, badge }] : [];
  });
}

/**
 * Who comes when two colleagues changed it at once: what the other one saved, without those whom this one took out, and
 * with those whom this one put in.
 */
export function mergedStaff(
  began: readonly StaffMember[],
  written: readonly StaffMember[],
  saved: readonly StaffMember[],
): StaffMember[] {
  const has = (staff: readonly StaffMember[], { name, badge }: StaffMember) =>
    staff.some((each) => each.name === name && each.badge === badge);
  return [
    ...saved.filter((each) => !has(began, each) || has(written, each)),
    ...written.filter((each) => !has(began, each) && !has(saved, each)),
  ];
}
