import { beforeAll, expect, test } from "vitest";
import { seed } from "#backend/database/migrate.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { findArticle, latestNews } from "./data.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await seed(db.admin);
  await db.ask(`
    insert into news_articles (slug, category, cover, author, published_at,
      title_sv, title_en, excerpt_sv, excerpt_en, body_sv, body_en)
    values ('planerad', 'guide', 'stage', 'R', now() + interval '1 day', 'a', 'a', 'a', 'a', 'a', 'a')`);
});

test("the latest come newest first, in the language asked for, without what is planned", async () => {
  const [sv, en] = await db.database.as("anon", async (queries) => [
    await latestNews(queries, "sv", 3),
    await latestNews(queries, "en", 3),
  ]);
  expect(sv?.map((item) => item.cover)).toEqual(["stage", "report", "chevrons"]);
  expect(sv?.[0]).toEqual({
    slug: "tillstand-for-ordningsvakter-infor-evenemang",
    category: "guide",
    cover: "stage",
    title: "Så söker du tillstånd för ordningsvakter inför ett evenemang",
    excerpt: "Vem som söker, när ansökan ska vara inne och vad polisen vill veta.",
    publishedAt: "2026-11-12T07:00:00.000Z",
  });
  expect(en?.[0]?.title).toBe("How to apply for a permit for public-order guards at an event");
});

test("an article is found by its slug; one that is planned or unknown is not", async () => {
  const find = (slug: string) => db.database.as("anon", (queries) => findArticle(queries, "en", slug));
  expect(await find("orebro-lokalt-team-sju-dagar-i-veckan")).toMatchObject({
    author: "Redaktionen",
    body: expect.stringContaining("Örebro now has a team of its own"),
  });
  expect(await find("planerad")).toBeUndefined();
  expect(await find("finns-inte")).toBeUndefined();
});
