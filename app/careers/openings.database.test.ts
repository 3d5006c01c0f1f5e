import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { locales } from "#app/i18n/locale.ts";
import { countNotifications, freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { everyOpening } from "./filters.ts";
import { findOpening, isClosedOpening, listOpenings } from "./openings.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  await copyOf("vaktare-kontor-uppsala", "over", "last_day = current_date - 2, posted_on = current_date - 9");
  await copyOf("vaktare-kontor-uppsala", "planned", "posted_on = current_date + 2");
  await copyOf("vaktare-kontor-uppsala", "draft", "published = false");
});

async function copyOf(slug: string, copy: string, change: string) {
  await db.ask(`
    create temporary table copied as select * from openings where slug = '${slug}';
    update copied set id = gen_random_uuid(), slug = '${copy}', ${change};
    insert into openings select * from copied;
    drop table copied`);
}

const list = (view = everyOpening) => db.database.as("anon", (queries) => listOpenings(queries, "sv", view));
const find = (slug: string) => db.database.as("anon", (queries) => findOpening(queries, "en", slug));
const over = (slug: string) => db.database.as("anon", (queries) => isClosedOpening(queries, slug));

test("the list has the open openings, the first to close at the top", async () => {
  const openings = await list();
  expect(openings.length).toBeGreaterThanOrEqual(8);
  expect(openings.map(({ slug }) => slug)).not.toContain("over");
  expect(openings.map(({ slug }) => slug)).not.toContain("planned");
  expect(openings.map(({ slug }) => slug)).not.toContain("draft");
  const days = openings.map(({ lastDay }) => lastDay);
  expect(days).toEqual([...days].sort());
});

test("filters combine", async () => {
  const all = await list();
  const guards = await list({ ...everyOpening, role: "guard" });
  expect(guards).toEqual(all.filter(({ role }) => role === "guard"));
  const inMalmo = await list({ ...everyOpening, city: "malmo" });
  expect(inMalmo).toEqual(all.filter(({ city }) => city === "malmo"));
  const partTime = await list({ role: "guard", city: "malmo", extent: "part" });
  expect(partTime.map(({ slug }) => slug)).toEqual(["vaktare-sjukhus-malmo"]);
  expect(await list({ role: "entranceHost", city: "orebro", extent: null })).toEqual([]);
});

test("a closed opening is not found but known as closed; a draft is unknown", async () => {
  expect(await find("vaktare-kontor-uppsala")).toMatchObject({ title: "Guard, office", percent: 75 });
  for (const slug of ["over", "planned", "draft", "never"]) expect(await find(slug), slug).toBeUndefined();
  expect(await over("over")).toBe(true);
  for (const slug of ["vaktare-kontor-uppsala", "planned", "draft", "never"])
    expect(await over(slug), slug).toBe(false);
});

test("the first openings say the same in both languages", async () => {
  for (const { slug } of await list()) {
    const [sv, en] = await Promise.all(
      locales.map((locale) => db.database.as("anon", (queries) => findOpening(queries, locale, slug))),
    );
    expect([sv?.tasks.length, sv?.needs.length, sv?.merits.length], slug).toEqual([
      en?.tasks.length,
      en?.needs.length,
      en?.merits.length,
    ]);
    expect(sv?.lead, slug).not.toBe(en?.lead);
  }
});

test.each(["anon", "authenticated"] as const)("%s changes no opening", async (role) => {
  const openings = () => db.ask("select * from openings order by slug");
  const before = await openings();
  // Only the staff has a policy for the table: for others who are signed in there is no row to change.
  for (const query of [
    "insert into openings (slug) values ('x')",
    "update openings set published = true",
    "delete from openings",
    "truncate openings",
  ])
    await db.database.as(role, (queries) => sql.raw(query).execute(queries)).catch(expectDenied);
  expect(await openings()).toEqual(before);
});

function expectDenied(error: unknown): void {
  expect(error).toMatchObject({ code: "42501" });
}

test("a changed opening notifies every node", async () => {
  const notifications = await countNotifications(db, "content_changed");
  await db.ask("update openings set last_day = last_day + 1 where slug = 'vaktare-kontor-uppsala'");
  expect(await notifications()).toBe(1);
});
