import { expect, test, vi } from "vitest";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { startNode } from "./nodes.ts";
import { startPostgres, startStandby } from "./postgres.ts";

test("pages are read from a lagging replica without caching one from before a change; without the replica, or without the primary, pages are served", async () => {
  const primary = await startPostgres();
  // Each change arrives there four seconds late.
  const replica = await startStandby(primary, { recovery_min_apply_delay: "4s" }, "asynchronous");
  const node = await startNode(primary.url, { DATABASE_REPLICA_URL: replica.url });
  const titleOn = async (server: typeof primary) =>
    (await server.ask("select title_sv from news_articles order by id limit 1").catch(() => []))[0]?.title_sv;
  await vi.waitUntil(() => titleOn(replica), { timeout: 20_000, interval: 200 });
  let asked = 0;
  /** A list that nobody has asked for is never kept. */
  const list = async () => {
    asked += 1;
    return fetch(`${node.url}/nyheter?sok=${asked}zzz`);
  };
  const reads = async (server: typeof primary) =>
    Number(
      (
        await server.ask(
          "select count(*) from pg_stat_activity where application_name = 'site' and query = 'rollback'",
        )
      )[0]?.count,
    );
  expect((await list()).status).toBe(200);
  expect(await reads(replica)).toBeGreaterThan(0);

  await primary.ask("update news_articles set title_sv = 'Nytt namn'");
  const seen = async () => (await (await fetch(`${node.url}/nyheter`)).text()).includes("Nytt namn");
  await vi.waitUntil(seen, { timeout: 3_000, interval: 20 });
  expect(await titleOn(replica)).not.toBe("Nytt namn");
  await vi.waitUntil(
    async () => {
      // The page is kept by now; it stays new all the while.
      expect(await seen()).toBe(true);
      return (await titleOn(replica)) === "Nytt namn";
    },
    { timeout: 20_000, interval: 100 },
  );

  await primary.kill();
  expect((await list()).status).toBe(200);
  expect((await postContactRequest(node.url)).status).toBe(503);
  await primary.start();
  await replica.kill();
  await vi.waitUntil(async () => (await postContactRequest(node.url)).status === 200, { timeout: 20_000 });
  await vi.waitUntil(async () => (await list()).status === 200, { timeout: 10_000 });
});
