import { once } from "node:events";
import { afterAll, expect, test as sequentialTest, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { readVersion } from "#backend/release.ts";
import { inspected, openInspector } from "#tests/inspector.ts";
import { ask, killDatabase, postgresOf } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

/** Each has a site of its own and mostly waits, so they wait side by side. */
const test = sequentialTest.concurrent;

const sites: RunningSite[] = [];

async function start(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ LOG_LEVEL: "silent", ...environment });
  sites.push(site);
  return site;
}

afterAll(async () => {
  const end = async (site: RunningSite) => {
    await site.stop();
    await removeData(site);
  };
  await Promise.all(sites.map(end));
});

const statusOf = async (site: RunningSite) => (await fetch(`${site.url}${dataPaths.health}`)).status;

test("/health says whether the site reaches its database, and has no rate limit", async () => {
  const site = await start();
  const response = await fetch(`${site.url}${dataPaths.health}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const responses = await Promise.all(Array.from({ length: 50 }, () => statusOf(site)));
  expect(new Set(responses)).toEqual(new Set([200]));
  expect(await ask(site, "select action from private.rate_counts")).toEqual([]);

  const restart = await killDatabase(site);
  // An open connection may outlive the server for a moment.
  await vi.waitUntil(async () => (await statusOf(site)) === 503, { timeout: 20_000 });
  const postgres = await restart();
  await vi.waitUntil(async () => (await statusOf(site)) === 200, { timeout: 20_000 });
  await postgres.stop();
});

test("a killed embedded PostgreSQL is restarted: forms and /health answer within seconds", async () => {
  const site = await start({ LOG_LEVEL: "warn" });
  for (let kill = 0; kill < 2; kill += 1) {
    const killed = await postgresOf(site);
    process.kill(killed, "SIGKILL");
    // Its open connections may answer for a moment; between two servers there is no file with a number.
    const isNew = async () => ![killed, 0].includes(await postgresOf(site).catch(() => 0));
    await vi.waitUntil(isNew, { timeout: 15_000 });
    await vi.waitUntil(async () => (await postContactRequest(site.url)).status === 200, { timeout: 15_000 });
    await vi.waitUntil(async () => (await statusOf(site)) === 200, { timeout: 15_000 });
  }
  expect(site.output()).toContain("PostgreSQL has ended: it is started again");
  // The queue is back with it.
  const waiting = "select from graphile_worker.jobs where task_identifier = 'send-contact-request-email'";
  await vi.waitUntil(async () => (await ask(site, waiting)).length === 0, { timeout: 20_000 });
});

test("a process whose queue can't work, though its database does, says so at /health and ends with a line that says why", async () => {
  const site = await start({ LOG_LEVEL: "fatal" });
  const ended = once(site.process, "close");
  await ask(
    site,
    `create function public.refuse() returns trigger language plpgsql as
       $$ begin raise exception 'as arranged' using errcode = '42P05'; end $$;
     create trigger refuse before update on graphile_worker._private_jobs
       for each row execute function public.refuse()`,
  );
  expect((await postContactRequest(site.url)).status).toBe(200);
  await vi.waitUntil(async () => (await statusOf(site)) === 503, { timeout: 60_000 });
  expect(await (await fetch(`${site.url}${dataPaths.health}`)).json()).toEqual({
    version: await readVersion(),
    database: true,
    queue: "queue-error-42P05",
  });
  expect(await ended).toEqual([1, null]);
  expect(site.output()).toContain(
    "ends: the queue does not work (queue-error-42P05), though the database does.",
  );
  // The next process joins the PostgreSQL that is left; here it is the last to leave.
  expect(await ask(site, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a process whose event loop is blocked exits with a line that says why", async () => {
  const site = await start(inspected);
  const ended = once(site.process, "close");
  const inspector = await openInspector(site);
  inspector.block();
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(site.output()).toContain("ends: its event loop stood still for 20 seconds.");
  // The next process joins the PostgreSQL that is left; here it is the last to leave.
  expect(await ask(site, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("/health/ready gives the reasons for a 503; /health/live answers all the while", async () => {
  const site = await start();
  const get = (path: string) => fetch(site.url + path);
  expect((await get(dataPaths.ready)).status).toBe(200);
  await ask(site, "alter database postgres set default_transaction_read_only = on");
  // Open connections keep the settings that they began with.
  const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'`;
  await ask(site, endConnections);
  await vi.waitUntil(
    async () => {
      const response = await get(dataPaths.ready);
      const { reasons } = await response.json();
      return response.status === 503 && reasons.includes("database-read-only");
    },
    { timeout: 20_000 },
  );
  expect((await get(dataPaths.ready)).headers.get("retry-after")).toBe("5");
  expect((await get(dataPaths.live)).status).toBe(200);
});

test("after SIGTERM a process is not ready, goes on serving for as long as configured, and then exits", async () => {
  const site = await start({ DRAIN_SECONDS: "10" });
  const ended = once(site.process, "exit");
  site.process.kill("SIGTERM");
  const response = await vi.waitUntil(
    async () => {
      const response = await fetch(site.url + dataPaths.ready);
      // A request that came just before the signal may be refused on a connection that stays open.
      return response.headers.get("connection") === "close" ? response : undefined;
    },
    { timeout: 9_900, interval: 20 },
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ready: false, reasons: ["leaving"] });
  expect((await fetch(site.url)).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});
