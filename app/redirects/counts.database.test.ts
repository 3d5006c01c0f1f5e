import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { countOldAddresses, eraseOldAddressCounts } from "./change-counts.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(() => db.ask("truncate old_address_counts"));

const count = (counts: Record<string, number>) =>
  countOldAddresses(db.database, new Map(Object.entries(counts)));
const kept = () => db.ask("select path, hits from old_address_counts order by path");

test("the requests of a day add up for each path", async () => {
  await count({ "/priser": 2, "/blog/ny-lag": 1 });
  await count({ "/priser": 3 });
  expect(await kept()).toEqual([
    { path: "/blog/ny-lag", hits: 1 },
    { path: "/priser", hits: 5 },
  ]);
});

test("the day is today's", async () => {
  await count({ "/priser": 1 });
  expect(
    await db.ask("select day = (now() at time zone 'UTC')::date as today from old_address_counts"),
  ).toEqual([{ today: true }]);
});

test("what a stranger may have typed is not stored, the rest is", async () => {
  await count({ "/blog/anna@mail.example": 1, "/å": 1, priser: 1, "/om": 0, "/hemma": -1, "/start": 1 });
  expect(await kept()).toEqual([{ path: "/start", hits: 1 }]);
});

test("at most a thousand paths are stored for a day, and those are counted on", async () => {
  await db.ask(
    "insert into old_address_counts select (now() at time zone 'UTC')::date, '/blog/' || n, 1 from generate_series(1, 1000) n",
  );
  await count({ "/blog/new": 1, "/blog/7": 4 });
  expect(await db.ask("select count(*)::int as days from old_address_counts")).toEqual([{ days: 1000 }]);
  expect(await db.ask("select hits from old_address_counts where path = '/blog/7'")).toEqual([{ hits: 5 }]);
});

test.each([
  { role: "anon", queries: ["select * from", "delete from", "truncate"] },
  { role: "authenticated", queries: ["delete from", "truncate"] },
] as const)("$role may not touch the table itself", async ({ role, queries }) => {
  for (const query of queries)
    await expect(
      db.database.as(role, (database) => sql.raw(`${query} old_address_counts`).execute(database)),
      query,
    ).rejects.toMatchObject({ code: "42501" });
});

test("a signed-in user who is not staff reads no row of it", async () => {
  await db.ask("insert into old_address_counts values ('2026-11-20', '/om', 1)");
  const read = db.database.as("authenticated", (database) =>
    sql.raw("select * from old_address_counts").execute(database),
  );
  expect((await read).rows).toEqual([]);
});

test("counts from before a date are deleted", async () => {
  await db.ask("insert into old_address_counts values ('2025-11-20', '/om', 1), ('2025-11-21', '/om', 1)");
  await eraseOldAddressCounts(db.database, new Date("2025-11-21T03:17:00Z"));
  expect(await db.ask("select day::text from old_address_counts")).toEqual([{ day: "2025-11-21" }]);
});
