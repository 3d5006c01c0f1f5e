import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { RunningSite } from "#tests/site.ts";
import { type Measurement, median } from "./report.ts";

const headers = { "accept-encoding": "br" };
const rounds = 3;
const secondsARound = 5;

/** Measures the throughput of a cached page, in turns with a bare server that sends the same bytes from memory. */
export async function measureThroughput(site: RunningSite, path: string): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const file = join(folder, "page.br");
  await writeFile(file, await bodyOf(`${site.url}${path}`));
  const bare = spawn(process.execPath, ["bench/bare-server.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = await once(bare.stdout, "data");
    const siteRates: number[] = [];
    const bareRates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      siteRates.push(await requestsPerSecond(`${site.url}${path}`));
      bareRates.push(await requestsPerSecond(`http://127.0.0.1:${String(port).trim()}/`));
    }
    return [
      { name: "Cached page", value: median(siteRates), unit: "requests/s" },
      { name: "Bare server of the same bytes", value: median(bareRates), unit: "requests/s" },
      {
        name: "Cached page / bare server",
        value: median(siteRates.map((value, round) => value / (bareRates[round] ?? Number.NaN))),
        unit: "",
        budget: { atLeast: 0.6 },
      },
    ];
  } finally {
    bare.kill();
    await rm(folder, { recursive: true });
  }
}

/** How many renders V8 needs to optimise their code. */
const warmUp = 1_000;
const measured = 200;

/** Measures the response time of a page that is never cached (the debug parameter), one request at a time. */
export async function measureUncached(site: RunningSite, path: string): Promise<Measurement[]> {
  const times: number[] = [];
  for (let request = 0; request < warmUp + measured; request += 1) {
    const started = performance.now();
    await bodyOf(`${site.url}${path}?debug=${request}`);
    times.push(performance.now() - started);
  }
  return [
    {
      name: "Uncached page, server time",
      value: median(times.slice(warmUp)),
      unit: "ms",
      budget: { atMost: 12 },
      note: `median of ${measured} after ${warmUp} to warm up, loopback included`,
    },
  ];
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, headers, connections: 50, duration: secondsARound });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors + result.non2xx} failed requests.`);
  return result.requests.average;
}

function bodyOf(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(Buffer.concat(chunks)));
      response.on("error", failed);
    }).on("error", failed);
  });
}
