import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder, addQuote } from "#tests/requests.ts";
import { openTestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import type { Role } from "./connection.ts";

/** The tables that every visitor may read; policies.database.test.ts tests which rows. */
const publicTables = ["company_facts", "media_files", "news_articles", "openings"];

/** The functions that anyone may call, and those that require signing in. Add new ones here. */
const callable = {
  anon: [
    "count_browser_reports",
    "count_event",
    "count_old_addresses",
    "demo_by_link",
    "demo_calendar",
    "demo_feed",
    "draft_by_link",
    "news_article_moved",
    "opening_is_over",
    "order_link",
  ],
  authenticated: [
    "company_names",
    "change_own_contact",
    "correct_address",
    "count_expired",
    "count_leads",
    "admin_audit",
    "admin_demo_feeds",
    "admin_set_demo_feed",
    "erase_person",
    "factor_is_fresh",
    "customer_rows",
    "demo_away",
    "find_customers",
    "find_leads",
    "give_up_delivery",
    "is_admin",
    "list_emails",
    "media_uses",
    "open_draft_link",
    "operations",
    "person_file",
    "person_found_by",
    "record_change",
    "report_leads",
    "retry_delivery",
    "run_retention",
  ],
};

const forAdministrators = [
  "admin_audit('{}', null, null, 10)",
  "person_file('anna@example.se', '', false)",
  "person_found_by('anna@example.se', '')",
  "erase_person('anna@example.se', '')",
  "count_expired(now())",
  "run_retention()",
  "operations()",
];

let db: TestDatabase;
let relations: string[];
/** The role and claims of people who may not use the admin, not yet or no longer. */
const strangers = new Map<string, { role: Role; claims: Record<string, unknown> }>();
let administrator: Record<string, unknown>;

beforeAll(async () => {
  db = await freshDatabase();
  await fill();
  relations = (
    await db.ask<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by 1",
    )
  ).map(({ name }) => name);

  const server = openTestSignIn(db);
  const claimsOf = async (role?: "admin" | "sales" | "editor") => {
    const account = await addAccount(db.ask, role ? { role } : {});
    const { accessToken } = await signInWithSecondFactor("http://localhost", account, server.client());
    return { account, claims: await server.signIn.verify(accessToken) };
  };
  administrator = (await claimsOf("admin")).claims;
  await db.ask(
    "insert into lead_views (id, owner, name, query) values (gen_random_uuid(), $1, 'Nya', 'status=new')",
    [administrator.sub],
  );
  await db.ask(
    "insert into staff_notices (user_id, new_leads, assigned, incoming_emails) values ($1, 'browser', 'email', 'email')",
    [administrator.sub],
  );
  await db.ask("insert into sales_goals (month, value) values ('2026-11-01', 600000)");
  await db.ask("insert into morning_emails (user_id, day) values ($1, '2026-11-30')", [administrator.sub]);
  await db.ask(
    `with tag as (insert into tags (name) values ('Avtal') returning id)
     insert into lead_tags (lead_id, tag_id) select leads.id, tag.id from leads, tag limit 1`,
  );
  await db.ask(
    `insert into lead_notices (id, lead_id, user_id, kind, way)
     select gen_random_uuid(), id, $1, 'new', 'browser' from leads`,
    [administrator.sub],
  );
  const firstFactorOnly = await addAccount(db.ask, { role: "admin" });
  const { data } = await server.client().auth.signInWithPassword(firstFactorOnly);
  const ended = await claimsOf("admin");
  await db.ask("delete from auth.sessions where user_id = $1", [ended.account.userId]);
  const expired = await claimsOf("admin");
  await db.ask("update auth.sessions set not_after = now() where user_id = $1", [expired.account.userId]);
  const former = await claimsOf("admin");
  await db.ask("update staff set active = false where user_id = $1", [former.account.userId]);
  const borrowed = (await claimsOf()).claims;
  strangers.set("a visitor", { role: "anon", claims: {} });
  strangers.set("an account without a role", { role: "authenticated", claims: (await claimsOf()).claims });
  strangers.set("an administrator before the second factor", {
    role: "authenticated",
    claims: await server.signIn.verify(data.session?.access_token ?? ""),
  });
  strangers.set("an administrator whose session was ended", { role: "authenticated", claims: ended.claims });
  strangers.set("an administrator whose session has expired", {
    role: "authenticated",
    claims: expired.claims,
  });
  strangers.set("a former administrator", { role: "authenticated", claims: former.claims });
  strangers.set("an administrator with somebody else's session", {
    role: "authenticated",
    claims: { ...administrator, session_id: borrowed.session_id },
  });
});

/** Inserts a row into every table, so that reading none proves something. */
async function fill() {
  await seedDatabase(db.admin);
  await addContact(db.database);
  await addQuote(db.database);
  await addOrder(db.database);
  await db.ask(`
    insert into events (name, path) values ('page_view', '/');
    insert into old_address_counts (day, path, hits) values ('2026-11-21', '/om', 1);
    insert into browser_report_counts (day, rule, blocked, page, hits) values ('2026-11-21', 'img-src', 'data', '/', 1);
    insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
    select 'contact_request', id, 'admin', 'admin@example.se', 'Ämne', 'sv' from contact_requests;
    insert into news_revisions (article_id, kind, content) select id, 'published', '{}' from news_drafts;
    insert into news_slug_redirects (slug, article_id) select 'forr', id from news_articles limit 1;
    insert into news_plans (article_id, at, version, slug, content)
    select id, now() + interval '1 day', 1, 'sedan', '{}' from news_articles limit 1;
    insert into media (hash, width, height) values ('0123456789abcdef0123456789abcdef', 1200, 800);
    insert into media_files (hash, width, type, bytes) select hash, 400, 'webp', '\\x00' from media;
    insert into company_references (id, kind, name, title, link, published_on, language, shown)
    values (gen_random_uuid(), 'press', 'T', 'R', 'https://t.example', '2026-11-20', 'sv', false);
    insert into webhooks (id, name, url, events, secret)
    values (gen_random_uuid(), 'Bokningen', 'https://hook.example', array['lead.created'], 'x');
    insert into webhook_deliveries (webhook_id, event) select id, 'webhook.test' from webhooks;
    update openings set positions = 2;
    insert into draft_links (opening_id) select id from openings limit 1;
    insert into api_keys (id, name, ending, key_hash, scopes)
    values (gen_random_uuid(), 'App', 'abcd', sha256('x'), array['leads:read']);
    update company_facts set content = '{}';
    insert into demo_closed_days (day) values ('2030-01-02') on conflict do nothing;
    insert into demo_calendars (sales_rep_id, address, server) select id, 'sealed', 'calendar.example' from sales_reps limit 1;
    insert into demo_busy select sales_rep_id, now(), now() + interval '1 hour' from demo_calendars;
    insert into demo_absences (id, sales_rep_id, first_day, last_day)
      select gen_random_uuid(), id, '2030-01-02', '2030-01-03' from sales_reps limit 1;
    insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, busy, name, email, company, service, platform, locale, time_zone)
    select gen_random_uuid(), id, now(), now() + interval '30 minutes', int8range(1, 2), 'Anna', 'anna@example.se',
      'Exempel AB', 'guard', 'teams', 'sv', 'Europe/Stockholm' from sales_reps limit 1;
    insert into job_applications (id, role, city, name, phone, email, locale)
    values (gen_random_uuid(), 'guard', 'uppsala', 'Noor Ek', '070-123 45 67', 'noor@example.se', 'sv');
    insert into lead_notes (id, lead_id, text) select gen_random_uuid(), id, 'Ring' from leads;
    insert into lead_emails (id, lead_id, recipient, subject, body, locale)
    select gen_random_uuid(), id, 'anna@example.se', 'Svar', 'Hej', 'sv' from leads;
    insert into email_templates (id, name, locale, subject, body) values (gen_random_uuid(), 'Mall', 'sv', 'x', 'x');
    insert into lead_email_files (email_id, place, name, kind, content)
    select id, 1, 'a.pdf', 'application/pdf', '\\x00' from lead_emails;
    insert into incoming_emails (lead_id, message_id, sender, sender_name, subject, body)
    select id, '<a@b>', 'anna@example.se', 'Anna', 'Re: Svar', 'Hej' from leads;
    insert into incoming_email_files (incoming_email_id, place, name, kind, content)
    select id, 1, 'a.pdf', 'application/pdf', '\\x00' from incoming_emails;
    insert into offers (id, lead_id, version, recipient, locale, document, checksum, sum, valid_until)
    select gen_random_uuid(), id, 1, 'anna@example.se', 'sv', '{}', encode(sha256('{}'), 'hex'), 100, now() + interval '1 day'
    from leads;
    insert into orders (id, offer_id, people) select lead_id, id, 1 from offers;
    insert into lead_events (lead_id, kind) select id, 'call' from leads;
    update leads set assigned_to = (select user_id from staff where role = 'sales' limit 1);
    insert into lead_notices (id, lead_id, user_id, kind, way)
    select gen_random_uuid(), id, assigned_to, 'assigned', 'browser' from leads where assigned_to is not null`);
}

const denied = "42501";

/** How many rows a query returns or changes as a role, or the SQLSTATE of its error. */
async function outcome(role: Role, query: string, claims: Record<string, unknown>) {
  try {
    const { rows, numAffectedRows } = await db.database.as(
      role,
      (queries) => sql.raw<object>(query).execute(queries),
      { claims },
    );
    return rows.length + Number(numAffectedRows ?? 0);
  } catch (error) {
    return String(Reflect.get(Object(error), "code"));
  }
}

test("every table has a row here, and an administrator reads them", async () => {
  for (const name of relations) {
    const [count] = await db.ask<{ rows: number }>(`select count(*)::int as rows from public.${name}`);
    expect(count?.rows, `fill() has no row for ${name}`).toBeGreaterThan(0);
  }
  const own = `select 1 where public.is_admin('${administrator.sub}')`;
  expect(await outcome("authenticated", own, administrator)).toBe(1);
  for (const name of ["staff", "leads", "lead_notes", "job_applications", "webhook_deliveries"])
    expect(await outcome("authenticated", `select * from ${name}`, administrator), name).toBeGreaterThan(0);
});

describe.each([
  "a visitor",
  "an account without a role",
  "an administrator before the second factor",
  "an administrator whose session was ended",
  "an administrator whose session has expired",
  "a former administrator",
  "an administrator with somebody else's session",
])("%s", (who) => {
  const ask = (query: string) => {
    const { role, claims } = strangers.get(who) ?? { role: "anon", claims: {} };
    return outcome(role, query, claims);
  };

  test("reads no row of any table that is not public", async () => {
    for (const name of relations.filter((table) => !publicTables.includes(table)))
      expect([0, denied], name).toContain(await ask(`select * from public.${name}`));
  });

  test("changes and deletes no row of any table", async () => {
    for (const name of relations) {
      const columns = await db.ask<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped
           and attgenerated = '' and attidentity <> 'a'`,
        [name],
      );
      for (const column of columns)
        expect([0, denied], `${name}.${column.name}`).toContain(
          await ask(`update public.${name} set "${column.name}" = "${column.name}"`),
        );
      expect([0, denied], name).toContain(await ask(`delete from public.${name}`));
    }
  });

  test("has no role in the admin, and no function returns anything of it", async () => {
    const id = Reflect.get(Object(strangers.get(who)?.claims), "sub") ?? randomUUID();
    expect([0, denied]).toContain(await ask(`select 1 where public.is_admin('${id}')`));
    expect([0, denied]).toContain(await ask("select public.find_leads('{}', 'newest', null, false, 10)"));
    expect([0, denied]).toContain(await ask("select public.count_leads('{}', 10)"));
    expect([0, denied]).toContain(await ask("select public.list_emails(null, null, null, 10)"));
    for (const call of forAdministrators) expect(await ask(`select public.${call}`), call).toBe(denied);
    expect(await ask("select private.staff_role()")).toBe(denied);
  });
});

describe.each(["anon", "authenticated", "service_role"] as const)("the role %s", (role) => {
  test("reads nothing in the schema auth", async () => {
    const tables = await db.ask<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'auth'",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables)
      expect(await outcome(role, `select * from auth.${name}`, administrator), name).toBe(denied);
  });
});

test("neither visitors nor users have access to the schema private", async () => {
  const [row] = await db.ask(
    `select has_schema_privilege('anon', 'private', 'usage') as visitor,
       has_schema_privilege('authenticated', 'private', 'usage') as user`,
  );
  expect(row).toEqual({ visitor: false, user: false });
});

test("a browser can call only the functions listed here", async () => {
  const callableBy = async (role: string) =>
    (
      await db.ask<{ name: string }>(
        `select distinct proname as name from pg_proc
         where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')
           and prorettype <> 'trigger'::regtype order by 1`,
        [role],
      )
    ).map(({ name }) => name);
  expect(await callableBy("anon")).toEqual(callable.anon);
  expect(await callableBy("authenticated")).toEqual([...callable.anon, ...callable.authenticated].sort());
});
