import { beforeAll, expect, test } from "vitest";
import { countNotifications, freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
});

test("a new lead and its changes are notified once each; an update without a change is not", async () => {
  const notifications = await countNotifications(db, "admin_changed");
  await addContact(db.database);
  expect(await notifications()).toBe(1);
  await db.ask("update leads set message = message");
  expect(await notifications()).toBe(1);
  await db.ask("update leads set status = 'contacted'");
  expect(await notifications()).toBe(2);
});

test("a statement that changes no row notifies nobody, on every table with notifications", async () => {
  const tables = await db.ask<{ name: string; column: string }>(
    `select distinct tgrelid::regclass::text as name, (
       select quote_ident(attname) from pg_attribute
       where attrelid = tgrelid and attnum > 0 and attgenerated = '' and attidentity = '' and not attisdropped
       order by attnum limit 1
     ) as column
     from pg_trigger where tgfoid::regproc::text ~ '^private.tell_changed'`,
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "leads",
      "lead_notes",
      "lead_emails",
      "news_articles",
      "openings",
      "company_facts",
    ]),
  );
  const notifications = [
    await countNotifications(db, "admin_changed"),
    await countNotifications(db, "content_changed"),
  ];
  const expectNothing = async (name: string) =>
    expect(await Promise.all(notifications.map((count) => count())), name).toEqual([0, 0]);
  for (const { name, column } of tables) {
    await db.ask(`insert into ${name} (${column}) select ${column} from ${name} where false`);
    await db.ask(`update ${name} set ${column} = ${column} where false`);
    await db.ask(`delete from ${name} where false`);
    await expectNothing(name);
  }
  // The daily erasure, with nothing to erase.
  await db.ask("delete from leads where created_at < now() - interval '12 months'");
  await expectNothing("contact_requests");
});
