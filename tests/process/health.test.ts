import { afterEach, expect, test, vi } from "vitest";
import { healthPath } from "#app/admin/addresses.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

const sites: RunningSite[] = [];

async function start(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ LOG_LEVEL: "silent", ...environment });
  sites.push(site);
  return site;
}

afterEach(async () => {
  for (const site of sites.splice(0)) {
    await site.stop();
    await removeData(site);
  }
});

const statusOf = async (site: RunningSite) => (await fetch(`${site.url}${healthPath}`)).status;

test("the site tells whether it reaches its database, and counts nobody who asks", async () => {
  const site = await start();
  const answer = await fetch(`${site.url}${healthPath}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(site)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await ask(site, "select action from private.rate_counts")).toEqual([]);

  const restart = await killDatabase(site);
  // A connection that is open already may outlive the server for a moment.
  await vi.waitUntil(async () => (await statusOf(site)) === 503, { timeout: 20_000 });
  const postgres = await restart();
  await vi.waitUntil(async () => (await statusOf(site)) === 200, { timeout: 20_000 });
  await postgres.stop();
});

test("the site tells so of itself, too, where the sign-in is another server's", async () => {
  const site = await start({
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  });
  expect(await statusOf(site)).toBe(200);
});
