import { type RunningSite, startSite } from "#tests/site.ts";
import type { Measurement } from "./report.ts";

/** Measures the time from starting the built product on an existing data folder to its first page. Stops the site. */
export async function measureSecondStart(first: RunningSite): Promise<Measurement[]> {
  await first.stop();
  const started = performance.now();
  const second = await startSite({}, first.dataDir);
  await fetch(second.url);
  const seconds = (performance.now() - started) / 1000;
  await second.stop();
  return [{ name: "Second start, until the first page", value: seconds, unit: "s", budget: { atMost: 3 } }];
}
