import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import pg from "pg";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import type { RunningSite } from "#tests/site.ts";
import { type Figure, median } from "./report.ts";

const rounds = 3;
const secondsARound = 5;
const atOnce = 50;

/**
 * Contact requests over HTTP, each checked, stored as the anonymous role and queued, beside the same driver
 * doing nothing but inserting the same row into a table without rules on the same PostgreSQL, in turns.
 */
export async function measureStoredRequests(site: RunningSite): Promise<Figure[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const pool = new pg.Pool({ ...postgres.connection, max: 10 });
  try {
    await pool.query(
      "create table bench_bare (id uuid primary key, contact_type text, contact_value text, company_name text, locale text)",
    );
    const stored: number[] = [];
    const inserted: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      stored.push(await storedPerSecond(site, pool));
      inserted.push(await insertedPerSecond(pool));
    }
    await pool.query("drop table bench_bare");
    return [
      { name: "Contact requests stored and queued", value: median(stored), unit: "requests/s" },
      { name: "Bare driver inserts", value: median(inserted), unit: "rows/s" },
      {
        name: "Stored requests / bare inserts",
        value: median(stored.map((value, round) => value / (inserted[round] ?? Number.NaN))),
        unit: "",
        budget: { atLeast: 0.4 },
      },
    ];
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

let sender = 0;

async function storedPerSecond(site: RunningSite, pool: pg.Pool): Promise<number> {
  const before = await rows(pool);
  const result = await autocannon({
    url: `${site.url}/bli-kontaktad`,
    connections: atOnce,
    duration: secondsARound,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          sender += 1;
          return {
            ...request,
            headers: {
              "content-type": "application/json",
              accept: "application/json",
              "x-forwarded-for": `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
            },
            body: JSON.stringify({ ...row(), website: "", elapsed: 20_000 }),
          };
        },
      },
    ],
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} contact requests failed.`);
  return ((await rows(pool)) - before) / result.duration;
}

async function insertedPerSecond(pool: pg.Pool): Promise<number> {
  const end = performance.now() + secondsARound * 1000;
  let count = 0;
  const inserting = async () => {
    while (performance.now() < end) {
      await pool.query("insert into bench_bare values ($1, $2, $3, $4, $5)", Object.values(row()));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inserting));
  return count / secondsARound;
}

function row() {
  const id = randomUUID();
  return {
    id,
    contactType: "phone",
    contactValue: "070-123 45 67",
    companyName: "Mälarport AB",
    locale: "sv",
  };
}

async function rows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>("select count(*) from contact_requests");
  return Number(rows[0]?.count);
}
