import { expect, onTestFinished, test } from "vitest";
import { startWorker } from "#backend/jobs/worker.ts";
import { eventually, freshDatabase, seedDatabase } from "#tests/database.ts";
import { newsTasks } from "./publish-planned.server.ts";

test("planned changes of news are published within a minute of their time", async () => {
  const db = await freshDatabase();
  await seedDatabase(db.admin);
  await db.ask(
    `insert into news_plans (article_id, at, version, slug, content)
     select id, now() - interval '1 second', 2, 'sedan', jsonb_set(content, '{slug}', '"sedan"')
     from news_drafts limit 1`,
  );
  const worker = await startWorker({
    connection: db.site,
    tasks: {},
    minuteTasks: newsTasks(db.database, () => new Date()),
    onlyNode: false,
    log: () => undefined,
    onDead: () => undefined,
  });
  onTestFinished(() => worker.stop());
  const scheduled = () =>
    db.ask("select from graphile_worker._private_known_crontabs where identifier = 'publish-planned-news'");
  await eventually(async () => (await scheduled()).length === 1);
  // As the schedule does every minute.
  await db.ask("select from graphile_worker.add_job('publish-planned-news')");
  const published = () => db.ask("select from news_articles where slug = 'sedan'");
  await eventually(async () => (await published()).length === 1);
  expect(await db.ask("select from news_plans")).toEqual([]);
});
