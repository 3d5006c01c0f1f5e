import { expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { startNode } from "./nodes.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

const seconds = 1_000;

/** Every email that was queued has been written. */
const isDone = async (postgres: TestPostgres) =>
  (await postgres.ask("select from graphile_worker.jobs where task_identifier like 'send-%'")).length === 0;

test("a PostgreSQL of its own that is killed and comes back: forms, /health and the queue go on by themselves", async () => {
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
  await vi.waitUntil(() => isDone(postgres), { timeout: 30 * seconds, interval: 500 });
});
