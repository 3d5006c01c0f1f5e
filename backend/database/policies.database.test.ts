import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import type { Role } from "./connection.ts";

const tables = ["contact_requests", "mail_deliveries", "events", "news_articles"] as const;
const visitors = ["anon", "authenticated"] as const;

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask(`
    insert into contact_requests (id, contact_type, contact_value, company_name, locale)
    values (gen_random_uuid(), 'email', 'anna@example.se', 'Exempel AB', 'sv')`);
  await db.ask(`
    insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
    select 'contact_request', id, 'admin', 'admin@example.se', 'Ämne', 'sv' from contact_requests`);
  await db.ask("insert into events (name, path) values ('page_view', '/')");
  await seedDatabase(db.admin);
  await db.ask("update news_articles set published_at = now() + interval '1 day' where category = 'guide'");
  await db.ask("update news_articles set published_at = null where category = 'product'");
});

function run(role: Role, query: string) {
  return db.database.as(role, (queries) => sql.raw<Record<string, unknown>>(query).execute(queries));
}

const denied = { code: "42501" };

for (const role of visitors) {
  for (const table of tables.filter((name) => name !== "news_articles")) {
    test(`${role} reads no ${table}`, async () => {
      const seen = await run(role, `select * from ${table}`).then(
        ({ rows }) => rows,
        (error: unknown) => Reflect.get(Object(error), "code"),
      );
      // A plain user may query the admin's tables, and gets no row of them.
      expect([denied.code, ...(role === "authenticated" ? [[]] : [])]).toContainEqual(seen);
    });
  }
  for (const table of tables) {
    test(`${role} changes and deletes no ${table}`, async () => {
      await expect(run(role, `update ${table} set created_at = now()`)).rejects.toMatchObject(denied);
      await expect(run(role, `delete from ${table}`)).rejects.toMatchObject(denied);
      await expect(run(role, `truncate ${table}`)).rejects.toMatchObject(denied);
    });
  }
  test(`${role} adds no news and no emails`, async () => {
    await expect(run(role, "insert into news_articles (slug) values ('x')")).rejects.toMatchObject(denied);
    await expect(run(role, "insert into mail_deliveries (kind) values ('admin')")).rejects.toMatchObject(
      denied,
    );
  });
  test(`${role} may not set created_at of a request`, () =>
    expect(
      run(
        role,
        `insert into contact_requests (id, contact_type, contact_value, company_name, locale, created_at)
         values (gen_random_uuid(), 'email', 'a@b.se', 'AB', 'sv', '2000-01-01')`,
      ),
    ).rejects.toMatchObject(denied));
  test(`${role} may not read an inserted row by RETURNING`, () =>
    expect(run(role, "insert into events (name, path) values ('x', '/') returning id")).rejects.toMatchObject(
      denied,
    ));
  test(`${role} sees published news only`, async () => {
    const { rows } = await run(role, "select distinct category from news_articles order by category");
    expect(rows).toEqual([{ category: "cities" }, { category: "press" }, { category: "training" }]);
  });
  test(`${role} has access neither to the queue nor to the schema private`, async () => {
    for (const query of [
      "select * from private.secrets",
      "select * from private.rate_counts",
      "update private.rate_limits set max_hits = 1000",
      "select private.count_hit('contact_request')",
      "select private.forget_rate_counts()",
      "select * from graphile_worker.jobs",
      "select graphile_worker.add_job('send-contact-request-email', '{}')",
    ])
      await expect(run(role, query), query).rejects.toMatchObject(denied);
  });
}

test("service_role works on every table, but reads no secret", async () => {
  for (const table of tables)
    expect((await run("service_role", `select * from ${table}`)).rows).not.toEqual([]);
  await expect(run("service_role", "select * from private.secrets")).rejects.toMatchObject(denied);
});

test("the site's login inherits no rights of the roles that it may switch to, and is no superuser", async () => {
  const [login] = await db.ask<{ rolsuper: boolean; rolcreaterole: boolean; rolinherit: boolean }>(
    "select rolsuper, rolcreaterole, rolinherit from pg_roles where rolname = $1",
    [db.site.user],
  );
  expect(db.site.user).not.toBe(db.admin.user);
  expect(login).toEqual({ rolsuper: false, rolcreaterole: false, rolinherit: false });
});

test("every table of the site has row-level security on", async () => {
  const open = await db.ask(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(open).toEqual([]);
});
