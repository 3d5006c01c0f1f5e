import { beforeAll, expect, test } from "vitest";
import { jobRoles, services } from "#app/domain/services.ts";
import { staffRoles } from "#app/domain/staff-roles.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { leadStatuses } from "./lead.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

/** The values that the check of a column allows. */
async function checked(column: string): Promise<string[]> {
  const [table = "", name = ""] = column.split(".");
  const [row] = await db.ask<{ check: string }>(
    `select pg_get_constraintdef(constraints.oid) as check
     from pg_constraint constraints
     join pg_attribute columns on columns.attrelid = conrelid and conkey = array[columns.attnum]
     where conrelid = $1::regclass and columns.attname = $2 and contype = 'c'`,
    [table, name],
  );
  return [...(row?.check ?? "").matchAll(/'(\w+)'::text/g)].map(([, value = ""]) => value);
}

test.each([
  ["leads.status", leadStatuses],
  ["leads.service", services],
  ["openings.role", jobRoles],
  ["staff.role", staffRoles],
])("the database lets the same values in %s as the code names", async (column, values) => {
  expect((await checked(column)).sort()).toEqual([...values].sort());
});
