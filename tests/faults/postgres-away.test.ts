import { expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { isQueueDone, startNode } from "./nodes.ts";
import { startPostgres } from "./postgres.ts";

const seconds = 1_000;

test("after an external PostgreSQL is killed and restarted, forms, /health and the queue recover by themselves", async () => {
  const postgres = await startPostgres();
  const site = await startNode(postgres.url);
  const health = async () => (await fetch(site.url + dataPaths.health)).status;
  const form = async () => (await postContactRequest(site.url)).status;
  expect(await form()).toBe(200);
  await postgres.kill();
  expect(await form()).toBe(503);
  expect(await health()).toBe(503);
  await postgres.start();
  await vi.waitUntil(async () => (await form()) === 200, { timeout: 10 * seconds });
  await vi.waitUntil(async () => (await health()) === 200, { timeout: 20 * seconds });
  await vi.waitUntil(() => isQueueDone(postgres), { timeout: 30 * seconds, interval: 500 });
});

test("while PostgreSQL is frozen /health answers within two seconds and forms are refused in time; afterwards all works", async () => {
  const postgres = await startPostgres();
  const site = await startNode(postgres.url);
  expect((await postContactRequest(site.url)).status).toBe(200);
  postgres.freeze();
  const began = performance.now();
  const health = await fetch(site.url + dataPaths.health);
  expect(health.status).toBe(503);
  expect(performance.now() - began).toBeLessThan(2 * seconds);
  postgres.thaw();
  await vi.waitUntil(async () => (await postContactRequest(site.url)).status === 200, {
    timeout: 10 * seconds,
  });
  await vi.waitUntil(async () => (await fetch(site.url + dataPaths.health)).status === 200, {
    timeout: 20 * seconds,
  });
  await vi.waitUntil(() => isQueueDone(postgres), { timeout: 30 * seconds, interval: 500 });
});
