import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase, dropDatabase, freshDatabase, seedDatabase } from "#tests/database.ts";
import { addLaterMigration, laterMigration } from "#tests/later-version.ts";
import { loadSample, packSample } from "#tests/release-sample.ts";
import { openClient } from "./client.ts";
import { migrate } from "./migrate.ts";

const released = readdirSync("tests/releases").filter((name) => name.endsWith(".tar.gz"));
const thisVersion = "this version";

test.each([...released, thisVersion])(
  "the start migrates a database of %s, and every row is still there",
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "released-"));
    const database = `test_${randomBytes(6).toString("hex")}`;
    const connection = { ...inject("databaseAdmin"), database };
    await createDatabase(inject("databaseAdmin"), database);
    onTestFinished(async () => {
      await dropDatabase(inject("databaseAdmin"), database);
      await rm(folder, { recursive: true });
    });
    let sample = join("tests/releases", name);
    if (name === thisVersion) {
      sample = join(folder, "sample.tar.gz");
      const { admin } = await freshDatabase();
      await seedDatabase(admin);
      await packSample(admin, sample);
    }
    await loadSample(sample, connection);
    await using client = await openClient(connection);
    const before = await keysOf(client);
    expect(before.get("public.news_articles")?.size).toBeGreaterThan(0);

    const later = join(folder, "supabase");
    await addLaterMigration(later);
    await migrate(connection, later);
    const { rows } = await client.query(
      "select max(version) as last from supabase_migrations.schema_migrations",
    );
    expect(rows).toEqual([{ last: laterMigration.version }]);
    const after = await keysOf(client);
    for (const [table, keys] of before)
      expect([table, [...keys.difference(after.get(table) ?? new Set())]]).toEqual([table, []]);
  },
);

/** The primary key of every row, by table. */
async function keysOf(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await client.query<{ schema: string; name: string; key: string[] }>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as key
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
     where k.contype = 'p' and n.nspname not in ('supabase_migrations', 'pg_catalog') group by 1, 2`,
  );
  const keys = new Map<string, Set<string>>();
  for (const { schema, name, key } of tables) {
    const columns = key.map(pg.escapeIdentifier).join(", ");
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ key: string }>(
      `select jsonb_build_array(${columns})::text as key from ${table}`,
    );
    keys.set(`${schema}.${name}`, new Set(rows.map((row) => row.key)));
  }
  return keys;
}
