import { beforeAll, expect, test } from "vitest";
import { newsMessages, newsNames } from "#app/content/pages/news.server.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { locales } from "#app/i18n/locale.ts";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { viewArticlePage } from "./article-page.server.ts";
import { viewArticle } from "./article-view.server.ts";
import { findArticle, latestNews, listNews, relatedNews } from "./articles.server.ts";
import { pageSize } from "./list.ts";
import { viewNewsList } from "./list-view.server.ts";
import { safeHtml } from "./rich-text.server.ts";
import type { Block } from "./schema.ts";

const now = Date.UTC(2026, 10, 21);
let db: TestDatabase;
let slugs: string[];

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  slugs = (await db.ask<{ slug: string }>("select slug from news_articles order by slug")).map(
    ({ slug }) => slug,
  );
  await db.ask(`
    insert into news_articles (slug, category, cover, author, published_at,
      title_sv, title_en, excerpt_sv, excerpt_en)
    values ('planerad', 'guide', 'stage', 'R', now() + interval '1 day', 'a', 'a', 'a', 'a')`);
});

test("the latest articles come newest first, in one language, without planned ones", async () => {
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
    excerpt: expect.stringContaining("räknar baklänges"),
    publishedAt: "2026-11-12T07:00:00.000Z",
  });
  expect(en?.[0]?.title).toBe("How to apply for a permit for public-order guards at an event");
});

test("the list is paged, and its counts leave out planned articles", async () => {
  const list = (category: "guide" | null, page: number) =>
    db.database.as("anon", (queries) => listNews(queries, "sv", { category, page }));
  const first = await list(null, 1);
  expect(first.total).toBe(slugs.length);
  expect(first.items).toHaveLength(pageSize);
  const second = await list(null, 2);
  const seen = [...first.items, ...second.items].map(({ slug }) => slug);
  expect(new Set(seen)).toEqual(new Set(slugs));
  const guides = await list("guide", 1);
  expect(guides.items.every(({ category }) => category === "guide")).toBe(true);
  expect(guides.total).toBe(guides.items.length);
  expect(guides.total).toBe(first.counts.guide);
  expect((await list("guide", 2)).items).toEqual([]);
});

test("the newest article leads the first page and is in no month", async () => {
  const view = (page: number) =>
    viewNewsList(db.database, "sv", { category: null, page }, newsNames.sv, newsMessages.sv);
  const first = await view(1);
  expect(first.lead).toMatchObject({
    day: { date: "2026-11-12", label: "12\u00a0november" },
    category: "Guide",
  });
  expect(first.months.slice(0, 2).map(({ name }) => name)).toEqual(["November", "Oktober"]);
  expect(first.months[0]?.items.map(({ day }) => [day.day, day.weekday])).toEqual([["5", "tors"]]);
  expect(first).toMatchObject({ older: "/nyheter?sida=2", newer: null });
  expect(await view(2)).toMatchObject({ lead: null, older: null, newer: "/nyheter" });
});

test("an article is found by its slug; one that is planned or unknown is not", async () => {
  const find = (slug: string) => db.database.as("anon", (queries) => findArticle(queries, "en", slug));
  expect(await find("orebro-lokalt-team-sju-dagar-i-veckan")).toMatchObject({
    author: "Redaktionen",
    lead: expect.stringContaining("Örebro now has a team of its own"),
    roles: ["guard"],
    reviewedOn: null,
  });
  expect(await find("planerad")).toBeUndefined();
  expect(await find("finns-inte")).toBeUndefined();
  expect(
    await viewArticlePage(db.database, "sv", "planerad", "https://site.example", now, defaultFacts.prices),
  ).toBeNull();
});

test("related articles have the same category and services", async () => {
  const slug = "tillstand-for-ordningsvakter-infor-evenemang";
  const related = await db.database.as("anon", (queries) =>
    relatedNews(queries, "sv", { slug, category: "guide", roles: ["orderGuard"] }, 2),
  );
  expect(related.map((item) => item.slug)).toEqual([
    "entrevard-eller-ordningsvakt-tva-fragor",
    "lagen-om-ordningsvakter-det-har-andrades",
  ]);
});

test("the first articles say the same in both languages, in blocks and tags that are allowed", async () => {
  expect(slugs.length).toBeGreaterThanOrEqual(12);
  for (const slug of slugs) {
    const [sv, en] = await Promise.all(
      locales.map((locale) => db.database.as("anon", (queries) => findArticle(queries, locale, slug))),
    );
    if (!sv || !en) throw new Error(`${slug} was not found`);
    expect(sv.blocks.map(shapeOf), slug).toEqual(en.blocks.map(shapeOf));
    for (const article of [sv, en]) {
      const rich = article.blocks.flatMap(richTexts);
      expect(rich.map(safeHtml), slug).toEqual(rich.map((html) => html.replaceAll("'", '"')));
      expect(article.forYou, slug).not.toBe("");
      const { body, minutes } = viewArticle(article, defaultFacts.prices, "sv", now);
      expect(minutes, slug).toBeGreaterThanOrEqual(1);
      const anchors = body.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
      expect(new Set(anchors).size, slug).toBe(anchors.length);
    }
  }
});

test("a price example is worked out from the prices module, and the ruler from the day", async () => {
  const page = (locale: "sv" | "en") =>
    viewArticlePage(
      db.database,
      locale,
      "tillstand-for-ordningsvakter-infor-evenemang",
      "https://site.example",
      now,
      defaultFacts.prices,
    );
  const sv = await page("sv");
  expect(sv?.body.find((block) => block.kind === "price")).toMatchObject({
    sum: "2 × 8\u00a0tim × 425\u00a0kr",
    total: "6\u00a0800\u00a0kr",
  });
  expect(sv?.ruler?.stops[0]).toMatchObject({ weeks: 12, date: "2027-03-06", label: "lör 6 mars" });
  expect(sv?.url).toBe("https://site.example/nyheter/tillstand-for-ordningsvakter-infor-evenemang");
  const en = await page("en");
  expect(en?.body.find((block) => block.kind === "price")).toMatchObject({ total: "SEK\u00a06,800" });
  expect(en?.ruler?.stops[0]?.label).toBe("Sat 6 March");
  expect(en?.url).toContain("?lang=en");
});

function shapeOf(block: Block): string {
  switch (block.kind) {
    case "text":
      return `text ${[...block.html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)} ${Boolean(block.note)}`;
    case "cases":
    case "facts":
      return `${block.kind} ${block.rows.length}`;
    case "answer":
    case "mistakes":
      return `${block.kind} ${block.items.length}`;
    case "price":
      return `price ${block.service} ${block.people} ${block.hours}`;
    case "countdown":
      return `countdown ${block.stops.map(({ weeks }) => weeks)}`;
    default:
      return block.kind;
  }
}

function richTexts(block: Block): string[] {
  if (block.kind === "text") return [block.html, block.note ?? ""];
  if (block.kind === "sources") return [block.html];
  return block.kind === "answer" || block.kind === "mistakes" ? block.items : [];
}
