import { expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase } from "#tests/database.ts";
import { listConversions } from "./conversions.server.ts";
import { editorOverview, listMostRead } from "./editor-overview.server.ts";

test("only visitors' pages are among those that bring requests", async () => {
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

test("an editor sees drafts, missing translations, the most read articles, and openings that close soon", async () => {
  const db = await freshDatabase();
  const editor = await adminOf(db, "editor");
  await db.ask(
    `insert into news_articles (slug, category, cover, author, published_at, title_sv, title_en, excerpt_sv, excerpt_en)
     select slug, 'guide', 'kvall', 'Redaktionen', now(), 'Sv ' || slug, 'En ' || slug, 'x', 'x'
     from unnest(array['ett', 'tva']) slug`,
  );
  await db.ask(
    "insert into events (name, path) select 'page_view', '/nyheter/' || slug from unnest(array['tva', 'tva', 'ett', 'borta']) slug",
  );
  expect((await listMostRead(editor, new Date(0), 10)).map(({ titleSv, views }) => [titleSv, views])).toEqual(
    [
      ["Sv tva", 2],
      ["Sv ett", 1],
    ],
  );
  const overview = await editorOverview({ staff: editor, locale: "en" }, new Date(0), new Date());
  expect(overview.read[0]).toMatchObject({ title: "En tva", views: "2" });
  expect(overview.drafts).toEqual([]);
});
