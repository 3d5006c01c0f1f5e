import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer, type SiteOffer, yesTo } from "#tests/site-offer.ts";

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

/** The buyers who say yes at once, and how many of them have been answered when the process is killed. */
const buyers = 6;
const killedAfter = [0, 0, 1, 2, 3, 4, 5];

it("keeps every acknowledged yes through a SIGKILL: one order and one confirmation, and the same yes again is none", async () => {
  // The mail server is away, so that the confirmations wait in the queue, where they are counted.
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  };
  let site = await startSite(environment);
  ending.push(() => removeData(site));
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  ending.push(() => postgres.stop());
  let answered = 0;
  let lost = 0;
  for (const most of killedAfter) {
    const offers: SiteOffer[] = [];
    for (let buyer = 0; buyer < buyers; buyer += 1) offers.push(await addSiteOffer(site));
    const exited = once(site.process, "exit");
    const acknowledged = new Set<string>();
    const kill = () => acknowledged.size >= most && site.process.kill("SIGKILL");
    const answers = offers.map(async (offer) => {
      const response = await say(site, offer).catch(() => null);
      if (!response) return;
      expect(response.status).toBe(303);
      acknowledged.add(offer.lead);
      kill();
    });
    // Before any answer: once the first yes is on its way to the database.
    if (most === 0) await new Promise(setImmediate).then(kill);
    await Promise.all([...answers, exited]);

    site = await startSite(environment, site.dataDir);
    const kept = new Map(
      await Promise.all(offers.map(async (each) => [each.lead, await storedOf(each)] as const)),
    );
    for (const lead of acknowledged) expect(kept.get(lead)).toEqual(whole);
    for (const stored of kept.values()) expect([whole, nothing]).toContainEqual(stored);
    answered += acknowledged.size;
    lost += buyers - acknowledged.size;
    // Whoever got no answer, and whoever sends it twice, is told that it counts.
    for (const offer of [...offers, ...offers]) expect((await say(site, offer)).status).toBe(303);
    for (const offer of offers) expect(await storedOf(offer)).toEqual(whole);
  }
  ending.push(() => site.stop());
  // Both have happened.
  expect(answered).toBeGreaterThan(5);
  expect(lost).toBeGreaterThan(5);

  /** What is stored of a yes. */
  async function storedOf({ id, lead }: SiteOffer) {
    const [row] = await ask(
      site,
      `select (select status from leads where id = $2) as status,
         (select count(*)::int from offers where id = $1 and accepted_at is not null) as yeses,
         (select count(*)::int from orders where id = $2) as orders,
         (select count(*)::int from lead_events where lead_id = $2 and kind = 'offerAccepted') as events,
         (select count(*)::int from graphile_worker.jobs where key = 'offer:' || $1 || ':accepted') as confirmations`,
      [id, lead],
    );
    return row;
  }
}, 180_000);

const whole = { status: "won", yeses: 1, orders: 1, events: 1, confirmations: 1 };
const nothing = { status: "quoted", yeses: 0, orders: 0, events: 0, confirmations: 0 };

let visitor = 0;

function say(site: RunningSite, offer: SiteOffer): Promise<Response> {
  visitor += 1;
  return fetch(site.url + offer.path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url, "x-forwarded-for": `10.8.${visitor >> 8}.${visitor & 255}` },
    body: yesTo(offer),
  });
}
