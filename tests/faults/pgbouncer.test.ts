import { expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { startProblemCode } from "#server/start-problem.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { isQueueDone, startNode } from "./nodes.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres.ts";

test("through PgBouncer in session mode forms, queue, change notifications and a second node work as without it", async () => {
  const postgres = await startPostgres();
  const { url } = await startPgBouncer(postgres, "session");
  const nodes = [await startNode(url), await startNode(url)];
  const forms = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      postContactRequest(nodes[number % 2]?.url ?? "", {}, `10.0.0.${number}`),
    ),
  );
  expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.waitUntil(() => isQueueDone(postgres), { timeout: 60_000, interval: 200 });
  expect(await postgres.ask("select distinct status from mail_deliveries where status <> 'held'")).toEqual([
    { status: "sent" },
  ]);
  // As the least privileged, with the settings of each connection.
  expect(
    await postgres.ask(
      "select distinct usename from pg_stat_activity where application_name in ('site', 'worker')",
    ),
  ).toEqual([{ usename: "site_app" }]);

  const titles = () =>
    Promise.all(
      nodes.map(async (node) => (await (await fetch(`${node.url}/nyheter`)).text()).includes("Nytt namn")),
    );
  expect(await titles()).toEqual([false, false]);
  await postgres.ask("update news_articles set title_sv = 'Nytt namn'");
  await vi.waitUntil(async () => (await titles()).every(Boolean), { timeout: 5_000, interval: 50 });
  for (const node of nodes) expect((await fetch(node.url + dataPaths.ready)).status).toBe(200);
});

test("a PgBouncer in transaction mode is refused at the start, in one line that says what to do", async () => {
  const postgres = await startPostgres();
  const { url } = await startPgBouncer(postgres, "transaction");
  const ended = await startNode(url).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(ended).toMatch(
    new RegExp(
      `^The site ended with ${startProblemCode}:\nDATABASE_URL leads through a pooler that shares connections .+ set pool_mode=session .+\n$`,
    ),
  );
  expect(await postgres.ask("select from pg_namespace where nspname = 'graphile_worker'")).toEqual([]);
});
