import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { seed } from "#backend/database/migrate.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await seed(db.admin);
});

const file = () =>
  db.database.as("service_role", (queries) => sql`select private.file_leads()`.execute(queries));

/** What admins' tabs and the caches of pages are told of. */
async function versions() {
  const [row] = await db.ask(
    "select (select version from private.admin_changes) as admin, (select version from private.content_version) as content",
  );
  return row;
}

test("the version stands still while nothing comes, and rises once for what came", async () => {
  await file();
  const before = await versions();
  for (let second = 0; second < 5; second += 1) await file();
  expect(await versions()).toEqual(before);
  await db.ask(
    `insert into contact_requests (id, contact_type, contact_value, company_name, locale)
     values ($1, 'email', 'a@b.se', 'Mälarport AB', 'sv'), ($2, 'email', 'b@b.se', 'Åberga AB', 'sv')`,
    [randomUUID(), randomUUID()],
  );
  await file();
  const after = await versions();
  expect(after).toEqual({ admin: String(Number(before?.admin) + 1), content: before?.content });
  await file();
  await db.ask("update leads set message = message");
  expect(await versions()).toEqual(after);
  await db.ask("update leads set status = 'contacted'");
  expect(await versions()).toEqual({ admin: String(Number(after?.admin) + 1), content: before?.content });
});

test("no statement that finds no row raises a version, on any table that raises one", async () => {
  const tables = await db.ask<{ name: string; column: string }>(
    `select distinct tgrelid::regclass::text as name, (
       select quote_ident(attname) from pg_attribute
       where attrelid = tgrelid and attnum > 0 and attgenerated = '' and attidentity = '' and not attisdropped
       order by attnum limit 1
     ) as column
     from pg_trigger where tgfoid::regproc::text ~ '^private.raise_(admin|content)_version'`,
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["leads", "lead_notes", "lead_replies", "news_articles", "openings", "figures"]),
  );
  const before = await versions();
  for (const { name, column } of tables) {
    await db.ask(`insert into ${name} (${column}) select ${column} from ${name} where false`);
    await db.ask(`update ${name} set ${column} = ${column} where false`);
    await db.ask(`delete from ${name} where false`);
    expect(await versions(), name).toEqual(before);
  }
  // Erasing what is long gone, as each day does.
  await db.ask("delete from contact_requests where created_at < now() - interval '12 months'");
  expect(await versions()).toEqual(before);
});
