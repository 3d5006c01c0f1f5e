import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { postContactRequest } from "#tests/post-contact-request.ts";
import type { RunningSite } from "#tests/site.ts";
import { type Measurement, percentile } from "./report.ts";

const connections = 256;
const seconds = 20;
/** Node accepts one connection in each turn of its event loop, so this many take a while. */
const secondsToConnect = 8;

/**
 * Measures how long forms and /health take for two visitors while 256 connections request pages that are never cached,
 * and the status of these pages' responses (server/render-limit.ts).
 */
export async function measureFlood(site: RunningSite): Promise<Measurement[]> {
  // In a worker thread, so that generating the load does not slow down the measurements here.
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
  const end = async () => {
    const result = await flood;
    isOver = true;
    return result;
  };
  // All together: when one fails, so does this, and the site is stopped.
  const [result] = await Promise.all([end(), visit(), visit()]);
  const statuses = new Map(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [Number(status), count ?? 0]),
  );
  const otherStatuses = [...statuses].filter(([status]) => status !== 200 && status !== 503);
  return [
    {
      name: `Form beside ${connections} connections, p99`,
      value: percentile(forms, 0.99),
      unit: "ms",
      budget: { atMost: 1000 },
    },
    { name: "  /health, p99", value: percentile(health, 0.99), unit: "ms", budget: { atMost: 1000 } },
    { name: "  pages rendered", value: (statuses.get(200) ?? 0) / seconds, unit: "requests/s" },
    { name: "  pages refused (503)", value: (statuses.get(503) ?? 0) / seconds, unit: "requests/s" },
    {
      name: "  other responses and errors",
      value: otherStatuses.reduce((sum, [, count]) => sum + count, result.errors),
      unit: "requests",
      budget: { atMost: 0 },
    },
  ];
}

/** The time (ms) of a request. Throws when it fails. */
async function timeOf(send: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await send();
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return performance.now() - startedAt;
}
