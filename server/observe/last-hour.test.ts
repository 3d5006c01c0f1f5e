import { afterEach, expect, test } from "vitest";
import { LastHourCount } from "./last-hour.ts";

let now = Date.UTC(2026, 10, 25, 12);
let count: LastHourCount | undefined;

afterEach(() => count?.close());

test("what is older than an hour is forgotten, minute by minute", () => {
  count = new LastHourCount(() => now);
  for (const status of [200, 500, 503, 429]) count.add({ status });
  now += 59 * 60_000;
  count.add({ status: 200 });
  expect(count.stats()).toMatchObject({ requests: 5, failed: 2, limited: 1 });
  now += 60_000;
  expect(count.stats()).toMatchObject({ requests: 1, failed: 0, limited: 0 });
  now += 600 * 60_000;
  expect(count.stats()).toMatchObject({ requests: 0, failed: 0, limited: 0 });
});

test("work that blocks the event loop is measured", async () => {
  count = new LastHourCount(() => now);
  // The monitor starts with its first sample.
  await new Promise((done) => setTimeout(done, 50));
  const until = performance.now() + 300;
  while (performance.now() < until);
  await new Promise((done) => setTimeout(done, 50));
  expect(count.stats().busyMilliseconds).toBeGreaterThan(200);
});
