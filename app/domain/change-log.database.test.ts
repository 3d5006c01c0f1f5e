import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { asStaff, type StaffAccess } from "./as-staff.server.ts";
import { logChange } from "./change-log.server.ts";
import type { LoggedKind } from "./change-log.ts";

let db: TestDatabase;
let editor: Awaited<ReturnType<typeof adminOf>>;
let administrator: Awaited<ReturnType<typeof adminOf>>;
/** Those who are signed in and write no news. */
let others: Awaited<ReturnType<typeof adminOf>>[];

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  editor = await adminOf(db, "editor", "Eva Ström");
  administrator = await adminOf(db, "admin", "Ada Berg");
  others = [
    await adminOf(db, "sales", "Cia Ros"),
    await adminOf(db, "editor", "Utan Steg", "aal1"),
    await adminOf(db),
  ];
});
beforeEach(() => db.ask("truncate admin_log"));

const log = (staff: StaffAccess, kind: string, part: string | null = null, data: object = {}) =>
  asStaff(staff, (queries) => logChange(queries, { kind: kind as LoggedKind, about: "x", data }, part));
const entries = () =>
  db.ask<{ kind: string; actor: string; data: object }>("select kind, actor, data from admin_log");
const denied = { code: "42501" };

test("an entry is of the person who makes the change, whatever it says", async () => {
  await log(editor, "newsPublished", null, { actor: administrator.userId });
  await log(administrator, "openingChanged");
  expect((await entries()).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["newsPublished", editor.userId],
    ["openingChanged", administrator.userId],
  ]);
});

test("only those who may make a change log it", async () => {
  for (const other of others)
    for (const kind of ["newsPublished", "openingAdded", "pricesChanged", "openingHoursChanged"])
      await expect(log(other, kind), kind).rejects.toMatchObject(denied);
  await expect(
    db.database.as("anon", (queries) => logChange(queries, { kind: "pricesChanged", about: null, data: {} })),
  ).rejects.toMatchObject(denied);
  for (const kind of [
    "staffRole",
    "personErased",
    "retentionRun",
    "demoMoved",
    "emailGivenUp",
    "noticesChanged",
  ])
    for (const who of [editor, administrator])
      await expect(log(who, kind), kind).rejects.toMatchObject(denied);
  expect(await entries()).toEqual([]);
  await expect(log(editor, "templateAdded")).rejects.toMatchObject(denied);
  const sales = others[0] ?? administrator;
  await log(sales, "templateAdded");
  expect(await entries()).toMatchObject([{ kind: "templateAdded", actor: sales.userId }]);
});

test("the entry of one part grows, and nobody changes a colleague's", async () => {
  await log(editor, "newsChanged", "1", { title: "A" });
  await log(editor, "newsChanged", "1", { title: "B" });
  await log(administrator, "newsChanged", "1", { title: "C" });
  await log(editor, "newsChanged", "2", { title: "D" });
  expect((await entries()).map(({ data }) => data)).toEqual([
    { title: "B", part: "1" },
    { title: "C", part: "1" },
    { title: "D", part: "2" },
  ]);
  await db.ask("update admin_log set created_at = created_at - interval '25 hours'");
  await log(editor, "newsChanged", "1", { title: "E" });
  expect(await entries()).toHaveLength(4);
});

test("nobody writes, changes or deletes an entry in another way", async () => {
  await log(editor, "newsPublished");
  for (const staff of [editor, administrator, ...others])
    for (const query of [
      "insert into admin_log (kind) values ('newsPublished')",
      "update admin_log set data = '{}'",
      "update admin_log set actor = null",
      "delete from admin_log",
      "truncate admin_log",
    ])
      await expect(
        asStaff(staff, (queries) => sql.raw(query).execute(queries)),
        query,
      ).rejects.toMatchObject(denied);
  expect(await entries()).toHaveLength(1);
});

test.each([
  "update openings set positions = 2",
  `insert into openings (slug, role, city, extent, starts_at, ends_at, title_sv, title_en, place_sv, place_en, lead_sv,
     lead_en, tasks_sv, tasks_en, needs_sv, needs_en, posted_on, last_day)
   values ('nytt', 'guard', 'lund', 'full', 8, 17, 'a', 'a', 'a', 'a', 'a', 'a', '{}', '{}', '{}', '{}', '2026-01-01',
     '2026-01-02')`,
  "update company_facts set content = '{}'",
  "insert into news_drafts (id, content) values (gen_random_uuid(), '{}')",
  "update news_drafts set content = '{}'",
  "update news_articles set cover = 'stage'",
  `insert into news_revisions (article_id, kind, content) select id, 'published', content from news_drafts`,
  `insert into news_plans (article_id, at, version, slug, content)
   select id, now(), 1, 'sedan', content from news_drafts limit 1`,
  "insert into media (hash, width, height) values ('0123456789abcdef0123456789abcdef', 1, 1)",
  "insert into draft_links (article_id) select id from news_drafts",
  `insert into email_templates (id, name, locale, subject, body)
   values (gen_random_uuid(), 'Mall', 'sv', 'x', 'x')`,
])("a change without an entry is refused: %s", async (query) => {
  for (const staff of [editor, administrator])
    await expect(asStaff(staff, (queries) => sql.raw(query).execute(queries))).rejects.toMatchObject(denied);
});
