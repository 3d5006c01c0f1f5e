import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import type { RunningSite } from "#tests/site.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";
import { isQueueDone, startNode } from "./nodes.ts";
import { startPostgres, startStandby } from "./postgres.ts";

test("a standby is promoted under load: nothing confirmed is lost, and forms, queue and change notifications recover on every node", async () => {
  const primary = await startPostgres();
  const standby = await startStandby(primary);
  const url = primary.url.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`);
  const smtp = await startSmtpServer();
  const nodes = [await startNode(url, { SMTP_URL: smtp.url }), await startNode(url, { SMTP_URL: smtp.url })];

  const acknowledged: string[] = [];
  const stop = new AbortController();
  const visitors = nodes.flatMap((node) => [1, 2].map(() => submitUntil(stop.signal, node, acknowledged)));
  await vi.waitUntil(() => acknowledged.length >= 60, { timeout: 30_000 });
  await primary.kill();
  await standby.ask("select pg_promote()");
  const promotedAt = performance.now();
  const before = acknowledged.length;
  // Each node by itself: a form, and an email that this form's job sends.
  for (const node of nodes)
    await vi.waitUntil(async () => (await postContactRequest(node.url)).status === 200, { timeout: 30_000 });
  for (const node of nodes)
    await vi.waitUntil(async () => (await fetch(node.url + dataPaths.health)).status === 200, {
      timeout: 30_000 - (performance.now() - promotedAt),
    });
  await vi.waitUntil(() => acknowledged.length >= before + 60, { timeout: 30_000 });
  stop.abort();
  await Promise.all(visitors);

  const kept = new Set((await standby.ask("select id from contact_requests")).map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  // Emails of a second are limited: those that wait are sent in the order of their time.
  await vi.waitUntil(() => isQueueDone(standby), { timeout: 90_000, interval: 500 });
  const workers = await standby.ask(
    "select count(distinct client_port) from pg_stat_activity where application_name = 'changes'",
  );
  expect(workers).toEqual([{ count: "2" }]);
  const emails = await standby.ask("select count(*) from mail_deliveries where status = 'sent'");
  expect(Number(emails[0]?.count)).toBe(new Set(smtp.emails.map(({ messageId }) => messageId)).size);
});

/** One visitor after the other, each with an address of its own, who give up when they are refused. */
async function submitUntil(end: AbortSignal, site: RunningSite, acknowledged: string[]): Promise<void> {
  while (!end.aborted) {
    const id = randomUUID();
    const network = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
    const response = await postContactRequest(site.url, { id, email: `${id}@example.se` }, network);
    if (response.status === 200) acknowledged.push(id);
    else expect(response.status).toBe(503);
  }
}
