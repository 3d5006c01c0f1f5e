import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { linkOfLead } from "#app/orders/link.server.ts";
import { ownOrderHref } from "#app/orders/link.ts";
import { sinceParameter } from "#app/pages/order-status/news.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { addOrder } from "#tests/requests.ts";
import type { RunningSite } from "#tests/site.ts";
import { megabytes } from "./memory.ts";
import { type Measurement, percentile } from "./report.ts";

const tabs = 500;
const askEveryMilliseconds = 10_000;
const seconds = 20;

/**
 * Measures the status page open in 500 tabs, which ask as its script does (app/pages/order-status/news.ts): while
 * nothing changes, and while something of another request changes every second.
 */
export async function measureStatus(site: RunningSite): Promise<Measurement[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const pool = new pg.Pool({ ...postgres.connection, max: 1 });
  const database = openDatabase(postgres.connection, { maxConnections: 2 });
  try {
    const leads = await Promise.all(
      Array.from({ length: tabs }, (_, tab) =>
        addOrder(database, { contact_email: `bench.${tab}@example.se` }),
      ),
    );
    const addresses = await database.as("service_role", async (queries) => {
      const links = [];
      for (const lead of leads) links.push(ownOrderHref("news", await linkOfLead(queries, lead), "sv"));
      return links;
    });
    // Sending their emails would be measured as well.
    await pool.query("delete from graphile_worker._private_jobs where locked_at is null");
    await delay(5_000);
    const before = await megabytes(site, "VmRSS");
    const quiet = await openTabs(site, pool, addresses);
    let isOver = false;
    const change = async () => {
      while (!isOver) {
        await pool.query("update leads set updated_at = now() where id = $1", [leads[0]]);
        await delay(1_000);
      }
    };
    const changing = change();
    const busy = await openTabs(site, pool, addresses);
    isOver = true;
    await changing;
    return [
      {
        name: `${tabs} open status pages: memory`,
        value: (await megabytes(site, "VmRSS")) - before,
        unit: "MB more",
      },
      ...rowsOf("  while nothing changes", quiet, 10),
      ...rowsOf("  while the admin changes every second", busy, 40),
    ];
  } finally {
    await database.close();
    await pool.end();
    await postgres.stop();
  }
}

function rowsOf(name: string, { processor, unchanged, queries, p99 }: Measured, atMost: number) {
  return [
    { name: `${name}: answered without the database`, value: unchanged, unit: "%" },
    { name: `${name}: processor`, value: processor, unit: "% of a core", budget: { atMost } },
    { name: `${name}: transactions`, value: queries, unit: "/s" },
    { name: `${name}: p99`, value: p99, unit: "ms" },
  ];
}

interface Measured {
  /** Of the Node process, in percent of one core. */
  processor: number;
  /** The answers 204, in percent. */
  unchanged: number;
  /** Transactions of the whole database in a second, with those that the site makes anyway. */
  queries: number;
  p99: number;
}

/** Asks for each address every ten seconds, each tab at its own moment. */
async function openTabs(site: RunningSite, pool: pg.Pool, addresses: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  let unchanged = 0;
  const end = Date.now() + seconds * 1000;
  const openedAt = Date.now();
  const [processor, transactions] = [await processorOf(site), await transactionsOf(pool)];
  await Promise.all(
    addresses.map(async (address, tab) => {
      let since = openedAt;
      await delay((tab / addresses.length) * askEveryMilliseconds);
      while (Date.now() < end) {
        const asked = performance.now();
        const response = await fetch(`${site.url}${address}&${sinceParameter}=${since}`, {
          headers: { "x-forwarded-for": `10.1.${tab >> 8}.${tab & 255}` },
        });
        if (!response.ok) throw new Error(`${response.status}`);
        if (response.status === 204) unchanged += 1;
        else ({ at: since } = (await response.json()) as { at: number });
        times.push(performance.now() - asked);
        await delay(askEveryMilliseconds);
      }
    }),
  );
  const took = (Date.now() - openedAt) / 1000;
  return {
    processor: (((await processorOf(site)) - processor) / took) * 100,
    unchanged: (unchanged / times.length) * 100,
    queries: ((await transactionsOf(pool)) - transactions) / took,
    p99: percentile(times, 0.99),
  };
}

/** Seconds of processor time that the site's process has used. */
async function processorOf({ process: { pid } }: RunningSite): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function transactionsOf(pool: pg.Pool): Promise<number> {
  await pool.query("select pg_stat_clear_snapshot()");
  const { rows } = await pool.query<{ sum: string }>("select sum(xact_commit) as sum from pg_stat_database");
  return Number(rows[0]?.sum);
}
