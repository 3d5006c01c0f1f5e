import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import pg from "pg";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import type { RunningSite } from "#tests/site.ts";
import { processorTime } from "./processor-time.ts";
import { type Measurement, median } from "./report.ts";

const rounds = 3;
const secondsARound = 5;
const atOnce = 50;

/**
 * Measures contact requests over HTTP by fifty visitors at once, each checked, stored and queued: how many a
 * second, the 99th percentile of their times, and the processor time that the process takes for one, with its email.
 */
export async function measureStoredRequests(site: RunningSite): Promise<Measurement[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const pool = new pg.Pool({ ...postgres.connection, max: 1 });
  try {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await postRequests(site, pool));
    return [
      {
        name: "Contact requests stored and queued",
        value: median(measured.map(({ perSecond }) => perSecond)),
        unit: "requests/s",
        budget: { atLeast: 300 },
      },
      {
        name: "Contact requests, 99th percentile",
        value: median(measured.map(({ p99 }) => p99)),
        unit: "ms",
        budget: { atMost: 150 },
      },
      {
        name: "Processor time of a contact request",
        value: median(measured.map(({ processor }) => processor)),
        unit: "ms",
      },
    ];
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

interface Round {
  perSecond: number;
  /** The 99th percentile of the response times, in ms. */
  p99: number;
  /** The processor time of the process for each, in ms. */
  processor: number;
}

let visitor = 0;

async function postRequests(site: RunningSite, pool: pg.Pool): Promise<Round> {
  const before = await rows(pool);
  const processorBefore = await processorTime(site);
  const result = await autocannon({
    url: `${site.url}/bli-kontaktad`,
    connections: atOnce,
    duration: secondsARound,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          visitor += 1;
          return {
            ...request,
            headers: {
              "content-type": "application/json",
              accept: "application/json",
              "x-forwarded-for": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
            },
            body: JSON.stringify({ ...row(), website: "", elapsed: 20_000 }),
          };
        },
      },
    ],
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} contact requests failed.`);
  const stored = (await rows(pool)) - before;
  return {
    perSecond: stored / result.duration,
    p99: result.latency.p99,
    processor: ((await processorTime(site)) - processorBefore) / stored,
  };
}

function row() {
  const id = randomUUID();
  return {
    id,
    contactType: "phone",
    phone: "070-123 45 67",
    companyName: "Mälarport AB",
    locale: "sv",
  };
}

async function rows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>("select count(*) from contact_requests");
  return Number(rows[0]?.count);
}
