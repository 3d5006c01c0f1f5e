import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createDatabase, dropDatabase } from "#tests/database.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { migrate, seed } from "./migrate.ts";

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
  expect(before).toContainEqual({ version: "20261121080100", name: "keep_contact_requests" });
  await migrate(empty, folder);
  expect(await applied()).toEqual(before);
});

test("a new migration is applied at the next start; a broken one is named and leaves nothing", async () => {
  await migrate(empty, folder);
  const before = await applied();
  const broken = path.join(folder, "migrations", "29990101000000_break.sql");
  await writeFile(broken, "create table public.half (id int); select 1 / 0;");
  await expect(migrate(empty, folder)).rejects.toThrow(/29990101000000_break\.sql: division by zero/);
  expect(await applied()).toEqual(before);
  expect(await ask("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  await writeFile(broken, "create table public.half (id int);");
  await migrate(empty, folder);
  expect((await applied()).length).toBe(before.length + 1);
});

test("what an older version of the site holds lives on through later migrations", async () => {
  const later = (await readdir(path.join(folder, "migrations"))).filter(
    (file) => file > "20261121080300_publish_news.sql",
  );
  const aside = await mkdtemp(path.join(tmpdir(), "later-"));
  for (const file of later) await rename(path.join(folder, "migrations", file), path.join(aside, file));
  await migrate(empty, folder);
  await ask(`
    insert into news_articles (slug, category, cover, author, title_sv, title_en, excerpt_sv, excerpt_en, body_sv, body_en)
    values ('a', 'press', 'stage', 'Admin', 'Rubrik', 'Title', 'Ingress', 'Lead', '<p>Text</p>', '<p>Words</p>')`);
  await ask("insert into events (name, path, data) values ('x', '/', '{\"a\": 1}')");

  for (const file of later) await rename(path.join(aside, file), path.join(folder, "migrations", file));
  await rm(aside, { recursive: true });
  await migrate(empty, folder);
  await migrate(empty, folder);
  expect(await ask("select title_sv, lead_en, blocks_sv from news_articles")).toEqual([
    { title_sv: "Rubrik", lead_en: "Lead", blocks_sv: [{ kind: "text", html: "<p>Text</p>" }] },
  ]);
  expect(await ask("select data from events")).toEqual([{ data: { a: 1 } }]);
  expect(await seed(empty, folder)).toBe(false);
});

test("the first articles are put in once", async () => {
  await migrate(empty, folder);
  expect(await Promise.all([seed(empty, folder), seed(empty, folder)])).toContain(true);
  const seeded = await ask("select from news_articles");
  expect(seeded.length).toBeGreaterThan(0);
  expect(await seed(empty, folder)).toBe(false);
  expect(await ask("select from news_articles")).toHaveLength(seeded.length);
});

test("an article that an editor removed does not come back while others remain", async () => {
  await migrate(empty, folder);
  await seed(empty, folder);
  await ask("delete from news_articles where category = 'product'");
  expect(await seed(empty, folder)).toBe(false);
  expect(await ask("select from news_articles where category = 'product'")).toHaveLength(0);
});
