import { expect, test } from "vitest";
import { ClientLimit } from "./client-limit.ts";

/** Pieces of work that are in progress until `end` is called. */
function inProgress() {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  return { work: () => promise, end };
}

test("one client has a hundred requests in progress at most, others are handled, and its next ones as well", async () => {
  const limit = new ClientLimit();
  const { work, end } = inProgress();
  const running = Array.from({ length: 100 }, () => limit.run("192.0.2.66", work));
  expect(await limit.run("192.0.2.66", work)).toBe(false);
  expect(await limit.run("192.0.2.7", async () => {})).toBe(true);
  expect([limit.countOf("192.0.2.66"), limit.countOf("192.0.2.7")]).toEqual([100, 0]);
  end();
  expect(new Set(await Promise.all(running))).toEqual(new Set([true]));
  expect(await limit.run("192.0.2.66", async () => {})).toBe(true);
  expect(limit.countOf("192.0.2.66")).toBe(0);
});

test("all clients together have two thousand, and one that fails leaves its place", async () => {
  const limit = new ClientLimit();
  const { work, end } = inProgress();
  const running = Array.from({ length: 1_999 }, (_, n) => limit.run(`192.0.2.${n % 200}`, work));
  await expect(limit.run("198.51.100.1", () => Promise.reject(new Error("failed")))).rejects.toThrow(
    "failed",
  );
  running.push(limit.run("198.51.100.1", work));
  expect(await limit.run("198.51.100.2", work)).toBe(false);
  end();
  expect(await Promise.all(running)).toHaveLength(2_000);
});

test("a site with 65 536 networks of its own takes the places of four", async () => {
  const limit = new ClientLimit();
  const { work, end } = inProgress();
  const address = (n: number) => `2001:db8:1:${n.toString(16)}::1`;
  const running = Array.from({ length: 1_000 }, (_, n) => limit.run(address(n), work));
  expect(await limit.run(address(0xffff), work)).toBe(false);
  expect(await limit.run("2001:db8:2::1", async () => {})).toBe(true);
  end();
  const taken = (await Promise.all(running)).flatMap((isRun, n) => (isRun ? n >> 8 : []));
  // Two hundred addresses of each /56.
  expect(taken).toEqual([...Array(200).fill(0), ...Array(200).fill(1)]);
});

test("the last quarter of all places is kept for clients with few requests", async () => {
  const limit = new ClientLimit();
  const { work, end } = inProgress();
  const running = Array.from({ length: 2_000 }, (_, n) => limit.run(`192.0.2.${n % 20}`, work));
  const others = Array.from({ length: 300 }, (_, n) => limit.run(`198.51.100.${n % 30}`, work));
  expect(await limit.run("192.0.2.1", work)).toBe(false);
  expect(await limit.run("203.0.113.1", async () => {})).toBe(true);
  end();
  expect((await Promise.all(running)).filter(Boolean)).toHaveLength(1_500);
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(300);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"],
  ["2001:db8::1", "2001:db8:0:0:5::", "2001:db8:0:1::1"],
  ["192.0.2.1", "192.0.2.1", "192.0.2.2"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
  ["unknown", "unknown", ""],
])("%s is the same client as %s, and not as %s", async (clientIp, same, other) => {
  const limit = new ClientLimit();
  const { work, end } = inProgress();
  const running = limit.run(clientIp, work);
  expect([limit.countOf(same), limit.countOf(other)]).toEqual([1, 0]);
  end();
  await running;
});
