import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, sendContact } from "#tests/requests.ts";
import { openClient } from "./client.ts";
import { openDatabase, type Role } from "./connection.ts";
import { migrate } from "./migrate.ts";

const tables = ["contact_requests", "mail_deliveries", "events", "news_articles"] as const;
const visitors = ["anon", "authenticated"] as const;

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await addContact(db.database);
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
  test(`${role} adds no request and no lead, not even with nothing but what a form has`, async () => {
    for (const query of [
      `insert into contact_requests (id, contact_type, contact_value, company_name, locale)
       values (gen_random_uuid(), 'email', 'a@b.se', 'AB', 'sv')`,
      "insert into quote_requests (id) values (gen_random_uuid())",
      "insert into express_orders (id) values (gen_random_uuid())",
      "insert into leads (id) values (gen_random_uuid())",
    ])
      await expect(run(role, query), query).rejects.toMatchObject(denied);
  });
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

describe("an injected expression", () => {
  /** Each would leave row-level security, hold up the database or fill its disk. */
  const expressions = [
    `(select query_to_xml('select count(*) from auth.users', true, false, '')::text
      from (select set_config('role', 'site_auth', true)) taken)`,
    "table_to_xml('public.leads', true, false, '')::text",
    "(select count(*) from ts_stat('select null::tsvector'))",
    "pg_try_advisory_lock(1)",
    "pg_advisory_lock_shared(1, 2)",
    "pg_sleep(3)",
    "pg_sleep_for('3 seconds')",
    "lo_from_bytea(0, 'x')",
    "pg_logical_emit_message(false, 'x', 'x')",
  ];
  const settings = [
    "set_config('role', 'service_role', true)",
    `set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-000000000001"}', true)`,
    "set_config('app.client_networks', '192.0.2.1', true)",
    "set_config('app.fresh_seconds', '999999', true)",
  ];
  const notifies = "pg_notify('content_changed', '')";
  /** The queue needs to notify. */
  const closedTo: Partial<Record<Role, string[]>> = {
    service_role: [...expressions, ...settings],
  };

  for (const role of ["anon", "authenticated", "service_role", "site_auth", "api_client"] as const)
    test(`has no more rights than ${role}`, async (context) => {
      context.skip(!(await isSuperuser()), "only a superuser can close PostgreSQL's own functions");
      for (const expression of closedTo[role] ?? [...expressions, ...settings, notifies])
        await expect(run(role, `select ${expression}`), expression).rejects.toMatchObject(denied);
    });

  test("can't add a statement", async () => {
    await expect(run("anon", "select 1; set local role site_auth")).rejects.toMatchObject({ code: "42601" });
    await expect(run("anon", "select 1; reset role; select 1")).rejects.toMatchObject({ code: "42601" });
  });

  test("finds none of the closed functions open to everybody", async (context) => {
    context.skip(!(await isSuperuser()), "only a superuser can close PostgreSQL's own functions");
    expect(await db.ask("select private.functions_left_open()::text")).toEqual([]);
  });

  test("is refused too where a superuser has closed the functions for an owner of the database who is none", async (context) => {
    context.skip(!(await isSuperuser()), "only a superuser can close PostgreSQL's own functions");
    const owner = { ...db.admin, user: `owner_${randomBytes(6).toString("hex")}` };
    owner.database = owner.user;
    await db.ask(`create role ${owner.user} login password '${owner.password ?? "none"}'`);
    await db.ask(`grant anon, authenticated, service_role, site_auth, api_client to ${owner.user}`);
    await db.ask(`create database ${owner.user} owner ${owner.user}`);
    onTestFinished(async () => {
      await db.ask(`drop database ${owner.user} with (force)`);
      await db.ask(`drop role ${owner.user}`);
    });
    await migrate(owner);
    await using superuser = await openClient({ ...db.admin, database: owner.database });
    expect((await superuser.query("select private.functions_left_open()")).rowCount).toBeGreaterThan(0);
    await superuser.query("select private.close_functions()");
    // Like a later start of the site.
    const database = openDatabase(await migrate(owner));
    onTestFinished(() => database.close());
    await sendContact(database, { clientIp: "192.0.2.1" });
    const injected = (role: Role) =>
      database.as(role, (queries) => sql`select set_config('role', 'site_auth', true)`.execute(queries));
    for (const role of ["anon", "authenticated", "service_role"] as const)
      await expect(injected(role)).rejects.toMatchObject(denied);
  });

  async function isSuperuser() {
    const [role] = await db.ask<{ rolsuper: boolean }>(
      "select rolsuper from pg_roles where rolname = current_user",
    );
    return role?.rolsuper === true;
  }
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
