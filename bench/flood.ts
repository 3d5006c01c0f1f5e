import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { postContactRequest } from "#tests/post-contact-request.ts";
import type { RunningSite } from "#tests/site.ts";
import type { Figure } from "./report.ts";

const connections = 256;
const seconds = 20;
/** Node accepts one connection in each turn of its event loop, so a crowd takes a while to come in. */
const secondsToConnect = 8;

/**
 * Two visitors who send a form and ask /health by turns, while 256 connections ask for pages that are never cached:
 * how long the forms and /health take once these are open, and what the pages are answered with
 * (server/render-limit.ts).
 */
export async function measureFlood(site: RunningSite): Promise<Figure[]> {
  // In a thread of its own, so that the load does not slow down what is measured here.
  const flood = autocannon({ url: `${site.url}/?debug`, connections, duration: seconds, workers: 1 });
  await setTimeout(secondsToConnect * 1000);
  const forms: number[] = [];
  const health: number[] = [];
  let isOver = false;
  let visitors = 0;
  const visit = async () => {
    while (!isOver) {
      visitors += 1;
      const clientIp = `10.0.${visitors >> 8}.${visitors & 255}`;
      forms.push(await timeOf(() => postContactRequest(site.url, {}, clientIp)));
      health.push(await timeOf(() => fetch(`${site.url}/health`)));
    }
  };
  const visiting = [visit(), visit()];
  const result = await flood;
  isOver = true;
  await Promise.all(visiting);
  const statuses = new Map(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [Number(status), count ?? 0]),
  );
  const other = [...statuses].filter(([status]) => status !== 200 && status !== 503);
  return [
    {
      name: `Form beside ${connections} connections, p99`,
      value: p99(forms),
      unit: "ms",
      budget: { atMost: 1000 },
    },
    { name: "  /health, p99", value: p99(health), unit: "ms", budget: { atMost: 1000 } },
    { name: "  pages rendered", value: (statuses.get(200) ?? 0) / seconds, unit: "requests/s" },
    { name: "  told to come back", value: (statuses.get(503) ?? 0) / seconds, unit: "requests/s" },
    {
      name: "  answered otherwise, or not at all",
      value: other.reduce((sum, [, count]) => sum + count, result.errors),
      unit: "requests",
      budget: { atMost: 0 },
    },
  ];
}

/** How long (ms) an answer takes. Throws when it is no success. */
async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const response = await ask();
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return performance.now() - begun;
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
