import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { repeatWork } from "./repeat-work.ts";

/** Seconds from one attempt to the next. */
let waits: number[];
let last: number;
let left: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  [waits, last, left] = [[], 0, 1];
});

async function attempt(succeeds: boolean): Promise<boolean> {
  waits.push((Date.now() - last) / 1_000);
  last = Date.now();
  if (succeeds) left -= 1;
  return succeeds;
}

test("forms that can't be sent are tried again ever more seldom, but every five minutes", async () => {
  await repeatWork(
    () => attempt(false),
    () => left > 0,
  ).start();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(waits).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300]);
});

test("after one was sent the next is tried soon, and nothing once none is left", async () => {
  left = 2;
  await repeatWork(
    () => attempt(waits.length === 3 || waits.length === 5),
    () => left > 0,
  ).start();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(waits).toEqual([0, 5, 10, 20, 5, 10]);
});

test("when the network is back they are tried at once, and soon again, in one sequence", async () => {
  const { start } = repeatWork(
    () => attempt(false),
    () => left > 0,
  );
  await start();
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 1_000);
  waits = [];
  await Promise.all([start(), start()]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(waits).toEqual([1, 5, 10]);
});

test("nothing is tried after it was stopped, not even when an attempt was under way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { start, stop } = repeatWork(
    async () => {
      await attempt(false);
      await promise;
      return false;
    },
    () => left > 0,
  );
  const started = start();
  stop();
  resolve();
  await started;
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(waits).toEqual([0]);
});
