import { once } from "node:events";
import { Agent, get } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { type Inspector, inspected, openInspector } from "#tests/inspector.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

// As many as wait for a signed-in person's page (server/render-limit.ts); more are refused.
const attacks = 40;

let site: RunningSite;
let inspector: Inspector;
let cookie: string;
let address: string;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1", ...inspected });
  inspector = await openInspector(site);
  const account = await addAccount((query, values) => ask(site, query, values), { role: "sales" });
  cookie = (await signInWithSecondFactor(site.url, account)).cookieHeader;
  address = `${site.url}${adminPaths.changes}`;
});
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

let before: number;

beforeEach(async () => {
  // Waits until what the sign-in and the first page have left is gone.
  const one = await listen();
  const listening = await inspector.streams();
  await one.leave();
  await streamsAre(listening - 1);
  before = await inspector.streams();
});

/** An open event stream, like an admin tab's. */
async function listen() {
  const tab = new AbortController();
  const response = await fetch(address, { headers: { cookie }, signal: tab.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  return {
    leave: async () => {
      tab.abort();
    },
  };
}

const streamsAre = (count: number) =>
  vi.waitUntil(async () => (await inspector.streams()) <= count, { timeout: 20_000, interval: 200 });

it(`${attacks} times HEAD of the event stream is answered at once and leaves no stream`, async () => {
  const timers = await inspector.timers();
  const responses = await Promise.all(
    Array.from({ length: attacks }, () =>
      fetch(address, { method: "HEAD", headers: { cookie }, signal: AbortSignal.timeout(20_000) }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await streamsAre(before);
  expect(await inspector.timers()).toBeLessThan(timers + attacks / 2);
});

it(`${attacks} streams that are opened and left leave nothing`, async () => {
  const tabs = await Promise.all(Array.from({ length: attacks }, listen));
  expect(await inspector.streams()).toBeGreaterThanOrEqual(before + attacks);
  await Promise.all(tabs.map(({ leave }) => leave()));
  await streamsAre(before);
});

it(`${attacks} connections that are cut before they are answered leave nothing`, async () => {
  await Promise.all(
    Array.from({ length: attacks }, async (_, index) => {
      const signal = AbortSignal.timeout(1 + (index % 20));
      await fetch(address, { headers: { cookie }, signal })
        .then(
          (response) => response.text(),
          () => undefined,
        )
        .catch(() => undefined);
    }),
  );
  await streamsAre(before);
});

it("the process ends at once though tabs are open", async () => {
  const tab = get(address, { headers: { cookie }, agent: new Agent({ keepAlive: true }) });
  const [response] = await once(tab, "response");
  response.resume();
  // It would wait for the inspector.
  inspector.close();
  const stopped = site.stop();
  // Connections that are left are closed after 3 s (server/shutdown.ts).
  await once(response.socket, "close", { signal: AbortSignal.timeout(2_500) });
  expect(await stopped).toBe(0);
});
