import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type Release, readRelease } from "#backend/release.ts";
import { createDatabase, dropDatabase, eventually, seedDatabase } from "#tests/database.ts";
import { addLaterMigration, laterMigration } from "#tests/later-version.ts";
import { openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { UnusableDatabase } from "./errors.ts";
import { findLaterVersion, migrate, refusalOf } from "./migrate.ts";

let empty: ConnectionSettings;
let folder: string;

beforeEach(async () => {
  empty = { ...inject("databaseAdmin"), database: `test_${randomBytes(6).toString("hex")}` };
  await createDatabase(inject("databaseAdmin"), empty.database);
  folder = await mkdtemp(path.join(tmpdir(), "supabase-"));
  await cp("supabase", folder, { recursive: true });
});

afterEach(async () => {
  await dropDatabase(inject("databaseAdmin"), empty.database);
  await rm(folder, { recursive: true });
});

async function ask(query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(empty);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const applied = () => ask("select version, name from supabase_migrations.schema_migrations order by version");

test("two nodes that start at once on an empty database both end with every migration, applied once", async () => {
  const [one, other] = await Promise.all([migrate(empty, folder), migrate(empty, folder)]);
  expect(one).toEqual(other);
  const before = await applied();
  expect(before).toContainEqual({ version: "08", name: "requests" });
  await migrate(empty, folder);
  expect(await applied()).toEqual(before);
});

test("a new migration is applied at the next start; a broken one is named in the error and changes nothing", async () => {
  await migrate(empty, folder);
  const before = await applied();
  const broken = path.join(folder, "migrations", "29990101000000_break.sql");
  await writeFile(broken, "create table public.half (id int); select 1 / 0;");
  await expect(migrate(empty, folder)).rejects.toMatchObject({
    message: expect.stringMatching(/29990101000000_break\.sql: division by zero/),
    code: "22012",
  });
  expect(await applied()).toEqual(before);
  expect(await ask("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  await writeFile(broken, "create table public.half (id int);");
  await migrate(empty, folder);
  expect((await applied()).length).toBe(before.length + 1);
});

test("a migration that waits for a table's lock, behind a backup for example, does not block other queries", async () => {
  await migrate(empty, folder);
  await writeFile(
    path.join(folder, "migrations", "29990101000000_more.sql"),
    "alter table public.contact_requests add column more text;",
  );
  const reader = new pg.Client(empty);
  await reader.connect();
  await reader.query("begin; lock table public.contact_requests in access share mode");
  const migrating = migrate(empty, folder);
  const waits = "select from pg_locks where relation = 'public.contact_requests'::regclass and not granted";
  await eventually(async () => (await ask(waits)).length > 0);
  expect(await ask("select count(*)::int as requests from public.contact_requests")).toEqual([
    { requests: 0 },
  ]);
  await reader.end();
  await migrating;
  expect(await ask("select more from public.contact_requests")).toEqual([]);
});

test.each([
  ["schema", "08_requests.sql"],
  ["migrations", "29990101000000_more.sql"],
])(
  "a file of supabase/%s that was changed after it was applied stops the start, and the error says what to do",
  async (kind, file) => {
    await writeFile(
      path.join(folder, "migrations", "29990101000000_more.sql"),
      "create table public.more (id int);",
    );
    await migrate(empty, folder);
    const changed = path.join(folder, kind, file);
    const text = await readFile(changed, "utf8");
    await writeFile(changed, `${text}\ncreate table public.further (id int);`);
    await expect(migrate(empty, folder)).rejects.toThrow(
      new UnusableDatabase(
        `supabase/${kind}/${file} was changed after it was applied to this database: put the file back as it was, and write the change as a new migration; before release 1.0.0, remove the data folder of the development machine.`,
      ),
    );
    expect(await ask("select to_regclass('public.further') as further")).toEqual([{ further: null }]);
    await writeFile(changed, text);
    await migrate(empty, folder);
  },
);

test("the schema is applied before the migrations, each file in the order of its number", async () => {
  await addLaterMigration(folder);
  await migrate(empty, folder);
  const versions = (await applied()).map(({ version }) => version);
  expect(versions).toEqual([...versions].sort());
  expect(versions[0]).toBe("01");
  expect(versions.at(-1)).toBe(laterMigration.version);
});

test("the first articles are inserted once", async () => {
  await migrate(empty, folder);
  expect(await Promise.all([seedDatabase(empty, folder), seedDatabase(empty, folder)])).toContain(true);
  const seeded = await ask("select from news_articles");
  expect(seeded.length).toBeGreaterThan(0);
  expect(await seedDatabase(empty, folder)).toBe(false);
  expect(await ask("select from news_articles")).toHaveLength(seeded.length);
});

test("an article that an editor removed does not come back while others remain", async () => {
  await migrate(empty, folder);
  await seedDatabase(empty, folder);
  await ask("delete from news_articles where category = 'product'");
  expect(await seedDatabase(empty, folder)).toBe(false);
  expect(await ask("select from news_articles where category = 'product'")).toHaveLength(0);
});

test("a database of the next version is used by this one, and a database is upgraded from the oldest version named, but from and by no one beyond", async () => {
  await migrate(empty, folder);
  const { version } = await readRelease();
  expect(await ask("select version, upgrades_from from supabase_migrations.releases")).toEqual([
    { version, upgrades_from: version },
  ]);
  const note = (later: string, from: string) =>
    ask(`insert into supabase_migrations.releases (version, upgrades_from) values ('${later}', '${from}')`);
  await note("999.9.0", version);
  await migrate(empty, folder);
  await note("999.10.0", "999.9.0");
  const before = await ask("select * from supabase_migrations.releases order by version");
  await expect(migrate(empty, folder)).rejects.toThrow(
    new UnusableDatabase(
      `The database is of version 999.10.0, and this is ${version}: only 999.9.0 and later run on it. Start one of them, or restore a backup that ${version} has made.`,
    ),
  );
  expect(await ask("select * from supabase_migrations.releases order by version")).toEqual(before);

  await using client = await openClient(empty);
  const refusal = (release: Release) => refusalOf(client, release);
  expect(await refusal({ version: "1000.0.0", upgradesFrom: "999.10.0" })).toBeNull();
  expect(await refusal({ version: "1001.0.0", upgradesFrom: "1000.0.0" })).toBe(
    "The database is of version 999.10.0, and this is 1001.0.0, which upgrades from 1000.0.0 on: start 1000.0.0 first, then this one (CHANGELOG.md).",
  );
});

test("a database of a later version is used by this one, which says so; one of other migrations is refused", async () => {
  await migrate(empty, folder);
  expect(await findLaterVersion(empty)).toBeNull();
  const later =
    "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')";
  await ask(later);
  await migrate(empty, folder);
  expect(await findLaterVersion(empty)).toContain("29990101000000");
  await writeFile(
    path.join(folder, "migrations", "29980101000000_ours.sql"),
    "create table public.ours (id int);",
  );
  await expect(migrate(empty, folder)).rejects.toThrow(
    /^The database has the migration 29990101000000, which this version does not know, and lacks 29980101000000/,
  );
  expect(await ask("select to_regclass('public.ours') as ours")).toEqual([{ ours: null }]);
});
