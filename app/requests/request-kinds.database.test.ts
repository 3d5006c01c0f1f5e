import { beforeAll, expect, test } from "vitest";
import { requestKinds, requestKindTable, tableOf } from "#app/domain/request-kinds.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test.each(requestKinds)("the database finds %s requests in the table that the code names", async (kind) => {
  const [row] = await db.ask<{ table: string }>(`select private.request_table($1) as "table"`, [kind]);
  expect(row?.table).toBe(tableOf(kind));
});

test.each(requestKinds)("%s requests have a limit", async (kind) => {
  const { name } = requestKindTable[kind];
  expect(await db.ask("select from private.rate_limits where action = $1", [name])).toHaveLength(1);
});
