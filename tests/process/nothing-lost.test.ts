import { randomUUID } from "node:crypto";
import { once } from "node:events";
import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { freePort } from "#tests/free-port.ts";
import { runJobsNow } from "#tests/jobs.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";

const sites: RunningSite[] = [];
const smtpServers: TestSmtpServer[] = [];

afterAll(async () => {
  for (const site of sites) await site.stop();
  for (const server of smtpServers) await server.close();
  for (const site of sites) await removeData(site);
});

it("keeps every confirmed request through a SIGKILL, sends every email once the mail server is back, and at most three confirmations to one address", async () => {
  // The mail server is down at first.
  const port = await freePort();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: "1" };
  const first = await start(environment);
  const acknowledged: string[] = [];
  const killed = once(first.process, "exit");
  const visitors = Array.from({ length: 8 }, () => keepSubmitting(first, acknowledged));
  await vi.waitUntil(() => acknowledged.length >= 200, { timeout: 30_000 });
  first.process.kill("SIGKILL");
  await Promise.all([killed, ...visitors]);

  const second = await start(environment, first.dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: first.dataDir, log: () => undefined });
  const database = new pg.Pool(postgres.connection);
  const kept = await keptIn(database);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);

  const smtp = await startSmtpServer(port);
  smtpServers.push(smtp);
  await vi.waitUntil(
    async () => {
      // The queue waits longer after each failure; the test does not wait.
      await database.query(runJobsNow());
      const { rows } = await database.query("select count(*) as waiting from graphile_worker._private_jobs");
      return rows[0]?.waiting === "0";
    },
    { timeout: 60_000, interval: 500 },
  );
  const sent = smtp.emails.filter(({ to }) => to?.[0]?.address !== flooded);
  const expected = [...kept].flatMap(([id, address]) =>
    ["admin", ...(address === flooded ? [] : ["visitor"])].map(
      (kind) => `<${derivedId(id)}.${kind}@localhost>`,
    ),
  );
  expect(sent.map(({ messageId }) => messageId ?? "").sort()).toEqual(expected.sort());
  // An address that is in many forms gets three confirmations; the company gets an email for every form.
  expect([...kept.values()].filter((address) => address === flooded).length).toBeGreaterThan(85);
  expect(smtp.emails.length - sent.length).toBe(3);

  await database.end();
  await postgres.stop();
  expect(await second.stop()).toBe(0);
});

it("stores a form once that reaches two nodes of one database", async () => {
  const smtp = await startSmtpServer();
  smtpServers.push(smtp);
  const one = await start({ SMTP_URL: smtp.url });
  const two = await start({ SMTP_URL: smtp.url }, one.dataDir);
  const id = randomUUID();
  const responses = await Promise.all(
    [one, two, one, two].map((site) => postContactRequest(site.url, { id })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await vi.waitUntil(() => smtp.emails.length >= 2, { timeout: 30_000 });

  const postgres = await startEmbeddedPostgres({ dataDir: one.dataDir, log: () => undefined });
  const database = new pg.Pool(postgres.connection);
  const { rows } = await database.query("select id from contact_requests");
  await database.end();
  await postgres.stop();
  expect(rows).toEqual([{ id }]);
  expect(smtp.emails.map(({ messageId }) => messageId).sort()).toEqual([
    `<${derivedId(id)}.admin@localhost>`,
    `<${derivedId(id)}.visitor@localhost>`,
  ]);
});

async function start(environment: Record<string, string>, dataDir?: string): Promise<RunningSite> {
  const site = await startSite({ LOG_LEVEL: "silent", ...environment }, dataDir);
  sites.push(site);
  return site;
}

/** Somebody whose address a stranger types into form after form. */
const flooded = "offer@annan.example";

let networks = 0;

/** One visitor after the other, each with a separate IP address, until the site is down. */
async function keepSubmitting(site: RunningSite, acknowledged: string[]): Promise<void> {
  for (;;) {
    const id = randomUUID();
    networks += 1;
    const network = networks;
    const response = await postContactRequest(
      site.url,
      { id, email: acknowledged.length % 2 ? flooded : `${id}@example.se` },
      `10.0.${network >> 8}.${network & 255}`,
    ).catch(() => null);
    if (!response) return;
    expect(response.status).toBe(200);
    acknowledged.push(id);
  }
}

/** The stored requests: their ids, and the addresses in them. */
async function keptIn(database: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ id: string; contact_value: string }>(
    "select id, contact_value from contact_requests",
  );
  return new Map(rows.map(({ id, contact_value }) => [id, contact_value]));
}
