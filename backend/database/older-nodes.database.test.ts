import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase, dropDatabase, freshDatabase } from "#tests/database.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { migrate, migrationVersions } from "./migrate.ts";

// During a rolling upgrade nodes of the previous version use the database that a new node has migrated (docs/deploy.md).
// So everything that the first version created must stay, except what is listed here with the version that stopped
// using it.
const removed: readonly string[] = [];

/** The last migration of the first version. */
const first = "20261124999999";

let database: ConnectionSettings;
let before: Parts;
let after: Parts;

interface Parts {
  /** Each column with its type, each function with its arguments and result, each grant. */
  used: string[];
  /** The columns that an insert must set. */
  required: string[];
}

beforeAll(async () => {
  database = { ...inject("databaseAdmin"), database: `test_${randomBytes(6).toString("hex")}` };
  await createDatabase(inject("databaseAdmin"), database.database);
  const versions = await migrationVersions();
  await migrate(
    database,
    "supabase",
    versions.filter((version) => version <= first),
  );
  before = await partsOf(database);
  await migrate(database);
  after = await partsOf(database);
});
afterAll(() => dropDatabase(inject("databaseAdmin"), database.database));

const ours = "nspname in ('public', 'private', 'auth')";
const used = `
  select format('%I.%I.%I %s', nspname, relname, attname, format_type(atttypid, atttypmod)) as part
  from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
  where ${ours} and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all
  select format('%I.%I(%s) %s', nspname, proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid))
  from pg_proc p join pg_namespace n on n.oid = pronamespace where ${ours}
  union all
  select format('%s on %I.%I to %s', privilege_type, table_schema, table_name, grantee)
  from information_schema.role_table_grants where table_schema in ('public', 'private', 'auth')
    and grantee in ('anon', 'authenticated', 'service_role', 'site_auth')
  order by 1`;
const required = `
  select format('%I.%I.%I', nspname, relname, attname) as part
  from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
  where ${ours} and relkind = 'r' and attnum > 0 and not attisdropped
    and attnotnull and not atthasdef and attidentity = ''
  order by 1`;

async function partsOf(connection: ConnectionSettings): Promise<Parts> {
  const client = new pg.Client(connection);
  await client.connect();
  const list = async (query: string) =>
    (await client.query<{ part: string }>(query)).rows.map(({ part }) => part);
  const parts = { used: await list(used), required: await list(required) };
  await client.end();
  return parts;
}

test("later migrations keep every column, function and grant of the first version", () => {
  expect(before.used.length).toBeGreaterThan(500);
  const gone = before.used.filter((part) => !after.used.includes(part) && !removed.includes(part));
  expect(gone).toEqual([]);
});

test("later migrations add no required column to a table of the first version", () => {
  const tableOf = (column: string) => column.slice(0, column.lastIndexOf("."));
  const known = new Set(before.used.map((part) => tableOf(part.split(" ")[0] ?? "")));
  const added = after.required.filter(
    (column) => known.has(tableOf(column)) && !before.required.includes(column),
  );
  expect(added).toEqual([]);
});

test("nodes of the version before may call what their emails for a new password need", async () => {
  const { database: site } = await freshDatabase();
  const network = await site.as("site_auth", async (queries) => {
    await sql`select set_config('app.network', ${"00ff"}, true)`.execute(queries);
    return sql<{ network: string }>`select current_setting('app.network') as network`.execute(queries);
  });
  expect(network.rows).toEqual([{ network: "00ff" }]);
});
