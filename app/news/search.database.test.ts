import { beforeAll, expect, test } from "vitest";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { searchNews } from "./search.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  await db.ask(`
    insert into news_articles (slug, category, cover, author, published_at,
      title_sv, title_en, excerpt_sv, excerpt_en, blocks_sv)
    values
      ('zebror', 'guide', 'stage', 'R', now(), 'Zebrornas övergångsställen', 'Crossings', 'a', 'a', '[]'),
      ('annat', 'guide', 'stage', 'R', now(), 'Annat', 'Other', 'a', 'a',
        '[{"kind": "text", "html": "<p>En <strong>zebra</strong> till</p>"}]'),
      ('planerad', 'guide', 'stage', 'R', now() + interval '1 day', 'Zebra', 'Zebra', 'a', 'a', '[]')`);
});

const found = async (locale: "sv" | "en", ...words: string[]) => {
  const articles = await db.database.as("anon", (queries) => searchNews(queries, locale, words, 5));
  return articles.map(({ slug }) => slug);
};

test("an article is found by a word of its title or text, in any ending; the title counts for more", async () => {
  expect(await found("sv", "zebror")).toEqual(["zebror", "annat"]);
  expect(await found("sv", "zebr")).toEqual(["zebror", "annat"]);
});

test("accents need not be typed", async () => {
  expect(await found("sv", "overgangsstalle")).toEqual(["zebror"]);
});

test("every word must be there, in the language asked for, and published", async () => {
  expect(await found("sv", "zebra", "annat")).toEqual(["annat"]);
  expect(await found("en", "zebra")).toEqual([]);
  expect(await found("en", "crossing")).toEqual(["zebror"]);
});

test("no words, and words that are everywhere, find nothing", async () => {
  expect(await found("sv")).toEqual([]);
  expect(await found("sv", "och")).toEqual([]);
});

test("the seeded articles are found by what they are about", async () => {
  expect(await found("sv", "tillstand", "evenemang")).toContain(
    "tillstand-for-ordningsvakter-infor-evenemang",
  );
});

test("what the admin changes is found by its new words", async () => {
  await db.database.as("service_role", (queries) =>
    queries.updateTable("news_articles").set({ title_sv: "Giraff" }).where("slug", "=", "annat").execute(),
  );
  expect(await found("sv", "giraff")).toEqual(["annat"]);
});
