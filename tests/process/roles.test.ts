import { afterAll, expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { readVersion } from "#backend/release.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

const sites: RunningSite[] = [];

afterAll(async () => {
  for (const site of sites) await site.stop();
  for (const site of sites) await removeData(site);
});

test("one process serves requests and leaves the emails to another, which serves nothing else", async () => {
  const web = await startSite({ ROLES: "web" });
  sites.push(web);
  expect((await postContactRequest(web.url)).status).toBe(200);
  const health = await fetch(web.url + dataPaths.health);
  expect([health.status, await health.json()]).toEqual([
    200,
    { version: await readVersion(), database: true, queue: "elsewhere" },
  ]);
  const listening = "select from pg_stat_activity where application_name = 'worker'";
  expect(await ask(web, listening)).toEqual([]);

  const worker = await startSite({ ROLES: "worker" }, web.dataDir);
  sites.push(worker);
  const waiting = "select from mail_deliveries where status = 'waiting'";
  const sent = "select from mail_deliveries where status = 'sent'";
  await vi.waitUntil(
    async () => (await ask(web, waiting)).length === 0 && (await ask(web, sent)).length > 0,
    {
      timeout: 20_000,
    },
  );
  expect((await fetch(worker.url + dataPaths.ready)).status).toBe(200);
  expect((await fetch(worker.url)).status).toBe(404);
  expect((await postContactRequest(worker.url)).status).toBe(404);
});
