import { beforeAll, expect, test } from "vitest";
import { requestKinds, requestKindTable } from "#app/domain/request-kinds.ts";
import { jobRoles, orderedServices, services } from "#app/domain/services.ts";
import { staffRoles } from "#app/domain/staff-roles.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { nextSteps } from "./lead.ts";
import { leadStatuses, lostReasons } from "./lead-status.ts";
import { noticeWays } from "./notices/notice.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

/** The check of a column, in SQL. */
async function checkOf(column: string): Promise<string> {
  const [table = "", name = ""] = column.split(".");
  const [row] = await db.ask<{ check: string }>(
    `select pg_get_constraintdef(constraints.oid) as check
     from pg_constraint constraints
     join pg_attribute columns on columns.attrelid = conrelid and conkey = array[columns.attnum]
     where conrelid = $1::regclass and columns.attname = $2 and contype = 'c'`,
    [table, name],
  );
  return row?.check ?? "";
}

/** The values that the check of a column allows. */
async function checked(column: string): Promise<string[]> {
  return [...(await checkOf(column)).matchAll(/'(\w+)'::text/g)].map(([, value = ""]) => value);
}

test.each([
  ["leads.status", leadStatuses],
  ["leads.lost_reason", lostReasons],
  ["leads.next_step", nextSteps],
  ["staff_notices.new_leads", noticeWays],
  ["staff_notices.assigned", noticeWays],
  ["staff_notices.incoming_emails", noticeWays],
  ["staff.role", staffRoles],
])("the database lets the same values in %s as the code names", async (column, values) => {
  expect((await checked(column)).sort()).toEqual([...values].sort());
});

test.each([
  ["services", services],
  ["ordered_services", orderedServices],
  ["job_roles", jobRoles],
  ["request_kinds", requestKinds],
  ["request_names", requestKinds.map((kind) => requestKindTable[kind].name)],
])("private.%s has the values that the code names", async (name, values) => {
  const [row] = await db.ask<{ values: string[] }>(`select private.${name}() as values`);
  expect(row?.values).toEqual(values);
});

test.each([
  ["leads.kind", "private.request_kinds()"],
  ["leads.service", "private.services()"],
  ["express_orders.service", "private.ordered_services()"],
  ["demo_bookings.service", "private.services()"],
  ["news_articles.roles", "private.services()"],
  ["openings.role", "private.job_roles()"],
])("%s has only values of %s", async (column, list) => {
  expect(await checkOf(column)).toContain(list);
});

test.each(requestKinds)("%s requests have a limit", async (kind) => {
  const { name } = requestKindTable[kind];
  expect(await db.ask("select from private.rate_limits where action = $1", [name])).toHaveLength(1);
});
