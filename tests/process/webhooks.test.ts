import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import pg from "pg";
import { Webhook } from "standardwebhooks";
import { afterAll, expect, it, vi } from "vitest";
import { aboutWebhook } from "#backend/auth/seal-stored.ts";
import { openSecretBox } from "#backend/auth/secret-box.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { freePort } from "#tests/free-port.ts";
import { runJobsNow } from "#tests/jobs.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

const secretsKey = randomBytes(32).toString("hex");
const secret = `whsec_${randomBytes(32).toString("base64")}`;
const environment = { SECRETS_KEY: secretsKey, WEBHOOK_PRIVATE_ADDRESSES: "true", LOG_LEVEL: "silent" };
const patience = { timeout: 30_000, interval: 50 };

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on loopback, and what has reached it. */
async function startReceiver(port: number, respond: RequestListener) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body });
    respond(request, response);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { received, close };
}

/** What the scheme's own library reads of a request, with the secret that the receiver has. Throws for a wrong one. */
function verified({ headers, body }: Received): unknown {
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Webhook(secret).verify(body, texts);
}

/** A site with a webhook that leads to a port of this machine. */
async function siteWithWebhook(port: number) {
  const site = await startSite(environment);
  ending.push(() => removeData(site));
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  ending.push(() => postgres.stop());
  const database = new pg.Pool({ ...postgres.connection, max: 2 });
  ending.push(() => database.end());
  const id = randomUUID();
  await database.query(
    "insert into webhooks (id, name, url, events, secret) values ($1, 'Bokningen', $2, array['lead.created'], $3)",
    [id, `http://127.0.0.1:${port}/hook`, openSecretBox(secretsKey).seal(secret, aboutWebhook(id))],
  );
  return { site, database };
}

/** Starts the same site again, and stops it with the tests. */
async function startAgain(dataDir: string): Promise<RunningSite> {
  const site = await startSite(environment, dataDir);
  ending.push(() => site.stop());
  return site;
}

async function delivery(database: pg.Pool) {
  const { rows } = await database.query(
    "select id, status, attempts, response_code, problem, next_at from webhook_deliveries",
  );
  return rows[0];
}

/** The waits grow to hours; the test does not wait. */
const hurry = (database: pg.Pool) => database.query(runJobsNow());

it("tells a receiver that was away for a day once, signed, when it is back", async () => {
  const port = await freePort();
  const { site, database } = await siteWithWebhook(port);
  const lead = randomUUID();
  expect((await postContactRequest(site.url, { id: lead })).status).toBe(200);
  const attempted = (count: number) =>
    vi.waitUntil(async () => (await delivery(database))?.attempts === count, patience);

  // First nothing listens there, then its proxy answers for it, then its connections break.
  await attempted(1);
  expect(await delivery(database)).toMatchObject({ status: "waiting", problem: "connection" });
  const proxy = await startReceiver(port, (_request, response) => {
    response.writeHead(503, { "retry-after": "600" }).end();
  });
  await hurry(database);
  await attempted(2);
  const { response_code, next_at } = await delivery(database);
  expect(response_code).toBe(503);
  expect(next_at.getTime() - Date.now()).toBeGreaterThan(500_000);
  await proxy.close();
  const broken = await startReceiver(port, (request) => request.socket.destroy());
  for (const count of [3, 4, 5]) {
    await hurry(database);
    await attempted(count);
  }
  await broken.close();
  // The site is restarted meanwhile.
  expect(await site.stop()).toBe(0);
  await startAgain(site.dataDir);
  for (const count of [6, 7, 8]) {
    await hurry(database);
    await attempted(count);
  }
  const back = await startReceiver(port, (_request, response) => response.writeHead(204).end());
  ending.push(back.close);
  await hurry(database);
  await vi.waitUntil(async () => (await delivery(database))?.status === "delivered", patience);

  const { id } = await delivery(database);
  expect(back.received).toHaveLength(1);
  const [last] = back.received;
  if (!last) throw new Error("nothing was received");
  expect(verified(last)).toMatchObject({ type: "lead.created", data: { id: lead, kind: "contact" } });
  const all = [...proxy.received, ...broken.received, ...back.received];
  expect(new Set(all.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
  const { rows } = await database.query("select failing_since, off_since from webhooks");
  expect(rows).toEqual([{ failing_since: null, off_since: null }]);
  await hurry(database);
  const { rows: jobs } = await database.query(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'deliver-webhook'",
  );
  expect(jobs).toEqual([{ count: 0 }]);
});

it("sends again, under the same id, what was sent when the process was killed", async () => {
  const port = await freePort();
  const { site, database } = await siteWithWebhook(port);
  const exited = once(site.process, "exit");
  let kills = true;
  const receiver = await startReceiver(port, (_request, response) => {
    if (kills) site.process.kill("SIGKILL");
    else response.end();
  });
  ending.push(receiver.close);
  expect((await postContactRequest(site.url)).status).toBe(200);
  await exited;
  kills = false;
  expect(receiver.received).toHaveLength(1);
  expect(await delivery(database)).toMatchObject({ status: "waiting", attempts: 0 });

  // Another process uses the database, so its locks are freed when they are two minutes old; the test does not wait.
  await database.query("update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'");
  await startAgain(site.dataDir);
  await vi.waitUntil(async () => (await delivery(database))?.status === "delivered", patience);
  const [first, second, ...more] = receiver.received;
  if (!first || !second) throw new Error("nothing was sent again");
  expect(more).toEqual([]);
  expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  expect(verified(second)).toEqual(verified(first));
});

it("sends nothing to a private address, nor by http, unless that is allowed", async () => {
  const port = await freePort();
  const receiver = await startReceiver(port, (_request, response) => response.end());
  ending.push(receiver.close);
  const { site, database } = await siteWithWebhook(port);
  await site.stop();
  const strict = await startSite({ ...environment, WEBHOOK_PRIVATE_ADDRESSES: "" }, site.dataDir);
  ending.push(() => strict.stop());
  for (const url of [`http://127.0.0.1:${port}/`, `https://localhost:${port}/`, `https://[::1]:${port}/`]) {
    await database.query("delete from webhook_deliveries");
    await database.query("update webhooks set url = $1", [url]);
    expect((await postContactRequest(strict.url)).status).toBe(200);
    await vi.waitUntil(async () => (await delivery(database))?.attempts === 1, patience);
    expect(await delivery(database)).toMatchObject({ response_code: null, problem: "address" });
  }
  expect(receiver.received).toEqual([]);
});
