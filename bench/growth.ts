import autocannon from "autocannon";
import pg from "pg";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { seedDatabase } from "#tests/database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSeller, fill, lists, searches, timesOf } from "./admin.ts";
import { megabytes } from "./memory.ts";
import { median, p95 } from "./report.ts";

const leadCounts = [1_000, 10_000, 100_000, 1_000_000];
const articleCounts = [10, 100, 1_000, 10_000];
const connectionCounts = [10, 100, 500, 1_000, 2_000];
const seconds = 5;

type Row = Record<string, number>;

/**
 * `npm run bench -- growth`: measures how times and memory grow with leads, articles, connections and nodes
 * (docs/scale.md). Prints a table of each, or only of the one that is named, with the factor relative to the first row.
 * All nodes, PostgreSQL and the load generator share this machine.
 */
export async function measureGrowth(only?: string): Promise<void> {
  const table = async (name: string, measure: () => Promise<Map<number, Row>>) => {
    if (!only || only === name) print(name, await measure());
  };
  const site = await startSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const owner = new pg.Client(postgres.connection);
  try {
    await owner.connect();
    await table("connections", () => measureEach(connectionCounts, (count) => crowd(site, count)));
    await table("nodes", () => byNodes(site));
    await seedDatabase(postgres.connection);
    await table("articles", () => measureEach(articleCounts, (count) => news(site, owner, count)));
    const database = openDatabase(await migrate(postgres.connection));
    const staff = { database, claims: await addSeller(owner) };
    await table("leads", () => measureEach(leadCounts, (count) => admin(site, owner, staff, count)));
    await database.close();
  } finally {
    await owner.end();
    await postgres.stop();
    await site.stop();
    await removeData(site);
  }
}

/** Requests a cached page over `connections` at once. */
async function crowd(site: RunningSite, connections: number): Promise<Row> {
  const { latency, errors, non2xx, duration, ...counts } = await autocannon({
    url: site.url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br" },
    workers: 1,
  });
  const memory = await megabytes(site, "VmRSS");
  return {
    // Computed here, since on a busy machine autocannon's own average is of seconds of unequal length.
    "pages/s": counts["2xx"] / duration,
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    failed: errors + non2xx,
    "memory MB": memory,
  };
}

/** Measures uncached pages and forms of one, two and three nodes together on one database. */
async function byNodes(first: RunningSite): Promise<Map<number, Row>> {
  const nodes = [first];
  const rows = new Map<number, Row>();
  for (const count of [1, 2, 3]) {
    if (nodes.length < count)
      nodes.push(await startSite({ TRUST_PROXY: "1", LOG_LEVEL: "silent" }, first.dataDir));
    const pages = await Promise.all(nodes.map(({ url }) => pagesPerSecond(`${url}/pris?debug`)));
    rows.set(count, {
      "uncached pages/s": pages.reduce((sum, each) => sum + each, 0),
      "forms/s": await formsPerSecond(nodes),
    });
  }
  for (const node of nodes.slice(1)) await node.stop();
  return rows;
}

/** With few enough connections that no page is refused. */
async function pagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 8, duration: seconds, workers: 1 });
  return (result["2xx"] ?? 0) / result.duration;
}

let visitors = 0;

async function formsPerSecond(nodes: readonly RunningSite[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  const visit = async (url: string) => {
    while (performance.now() < end) if ((await sendForm(url)).ok) stored += 1;
  };
  await Promise.all(nodes.flatMap(({ url }) => Array.from({ length: 8 }, () => visit(url))));
  return stored / seconds;
}

/** Sends a form with another IP address each time. */
function sendForm(url: string): Promise<Response> {
  visitors += 1;
  return postContactRequest(
    url,
    {},
    `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  );
}

/** How many of the newest articles are searched (app/pages/site-search.server.ts). */
const mostSearched = 1_000;

/** Measures the list of articles, one of them, the sitemap and a search of the site, all uncached. */
async function news(site: RunningSite, owner: pg.Client, articles: number): Promise<Row> {
  await owner.query("delete from news_articles where slug like '%-kopia-%'");
  const { rows } = await owner.query<{ columns: string; count: number }>(
    `select string_agg(quote_ident(column_name), ', ') as columns, (select count(*)::int from news_articles) as count
     from information_schema.columns
     where table_name = 'news_articles' and column_name not in ('id', 'slug', 'published_at')`,
  );
  const { columns = "", count = 0 } = rows[0] ?? {};
  await owner.query(
    `insert into news_articles (slug, published_at, ${columns})
     select left(slug, 80) || '-kopia-' || n, published_at - n * interval '1 hour', ${columns}
     from (select * from news_articles order by slug limit 1) one, generate_series(1, $1) n`,
    [Math.max(0, articles - count)],
  );
  await owner.query("vacuum analyze news_articles");
  const path = await owner.query<{ path: string }>(
    "select '/nyheter/' || slug as path from news_articles limit 1",
  );
  const row: Row = {};
  const measure = async (name: string, target: string) => {
    row[`${name} ms`] = await timeOf(`${site.url}${target}`);
  };
  await measure("list", "/nyheter?debug");
  await measure("article", `${path.rows[0]?.path}?debug`);
  await measure("sitemap", "/sitemap.xml");
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  await (await fetch(`${site.url}/sok?q=pris`)).text();
  row["first search s"] = seconds();
  const last = Math.min(articles, mostSearched) - count;
  const finds = async () =>
    (await (await fetch(`${site.url}/sok?q=kopia+${last}`)).text()).includes(`-kopia-${last}`);
  while (last > 0 && !(await finds()));
  row["last article found s"] = seconds();
  await measure("search", "/sok?q=pris");
  return { ...row, "memory MB": await megabytes(site, "VmRSS") };
}

/** The median time of sequential requests, after as many to warm up. */
async function timeOf(url: string): Promise<number> {
  await autocannon({ url, connections: 1, amount: 20 });
  const { latency, errors, non2xx } = await autocannon({ url, connections: 1, amount: 20 });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} failed requests.`);
  return latency.p50;
}

/** Measures the admin's list and search of leads, and a visitor's form, with more and more leads stored. */
async function admin(site: RunningSite, owner: pg.Client, staff: StaffAccess, leads: number): Promise<Row> {
  await fill(owner, leads);
  const forms: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const startedAt = performance.now();
    await sendForm(site.url);
    forms.push(performance.now() - startedAt);
  }
  const size = await owner.query<{ bytes: string }>("select pg_total_relation_size('leads') as bytes");
  return {
    "list p95 ms": p95(await timesOf(lists, staff)),
    "search p95 ms": p95(await timesOf(searches, staff)),
    "form p50 ms": median(forms),
    "table MB": Number(size.rows[0]?.bytes) / 2 ** 20,
  };
}

async function measureEach(counts: readonly number[], measure: (count: number) => Promise<Row>) {
  const rows = new Map<number, Row>();
  for (const count of counts) {
    const row = await measure(count);
    // Printed at once, since the largest take minutes.
    console.log(count, row);
    rows.set(count, row);
  }
  return rows;
}

/** Prints a table, each value with its factor relative to the first row. */
function print(name: string, rows: ReadonlyMap<number, Row>): void {
  const [first = {}] = rows.values();
  const cell = ([column, value]: [string, number]) => {
    const times = value / (first[column] ?? Number.NaN);
    return [
      column,
      `${value.toFixed(value < 10 ? 1 : 0)}${Number.isFinite(times) ? ` (x ${times.toFixed(1)})` : ""}`,
    ];
  };
  console.log(`\nBy ${name}`);
  console.table(
    Object.fromEntries(
      Array.from(rows, ([count, row]) => [count, Object.fromEntries(Object.entries(row).map(cell))]),
    ),
  );
}
