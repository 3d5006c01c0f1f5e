import { expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase } from "#tests/database.ts";
import { listConversions } from "./conversions.server.ts";

test("only pages for visitors are counted among those that bring requests", async () => {
  const db = await freshDatabase();
  const sales = await adminOf(db, "sales");
  await db.ask(
    `insert into events (name, path) select 'page_view', path
     from unnest(array['/pris', '/pris', '/admin', '/admin/forfragningar', '/logga-in', '/konto', '/administration']) path`,
  );
  await db.ask("insert into events (name, path) values ('form_sent', '/pris')");
  expect(await listConversions(sales, new Date(0), 10)).toEqual([
    { path: "/pris", views: 2, sent: 1 },
    { path: "/administration", views: 1, sent: 0 },
  ]);
});
