import { beforeAll, expect, test } from "vitest";
import { eventually, freshDatabase, type TestDatabase } from "#tests/database.ts";
import { listenForContentChanges } from "./content-version.ts";
import { seed } from "./migrate.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("every change of news or openings raises the version and is announced, also after a lost connection", async () => {
  const version = async () =>
    Number((await db.ask<{ version: string }>("select version from private.content_version"))[0]?.version);
  const before = await version();
  let changes = 0;
  const listener = await listenForContentChanges(db.site, () => {
    changes += 1;
  });
  // The first news and the first openings.
  await seed(db.admin);
  await eventually(async () => changes === 2);
  await db.ask("update news_articles set cover = 'map-orebro'");
  await eventually(async () => changes === 3);

  await db.hangUp("content");
  // It may have missed a change while it was away, so coming back counts as one.
  await eventually(async () => changes === 4);
  await db.ask("delete from news_articles");
  await eventually(async () => changes === 5);

  expect(await version()).toBe(before + 4);
  await listener.close();
});
