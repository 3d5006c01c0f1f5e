import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { postgresOf } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

let site: RunningSite;

afterEach(async () => {
  await site.stop();
  await removeData(site);
});

it.each([
  ["SIGTERM", ["SIGTERM"]],
  ["Ctrl-C, which comes from the terminal and from npm", ["SIGINT", "SIGINT"]],
] as const)("%s ends the process with 0 and leaves no PostgreSQL", async (_name, signals) => {
  site = await startSite({});
  const postgres = await postgresOf(site);
  expect(isRunning(postgres)).toBe(true);
  const ended = once(site.process, "exit");
  for (const signal of signals) site.process.kill(signal);
  expect(await ended).toEqual([0, null]);
  await gone(postgres);
});

it("exits with 0 although a visitor never finishes sending", async () => {
  site = await startSite({});
  const postgres = await postgresOf(site);
  const visitor = connect(Number(new URL(site.url).port), "127.0.0.1");
  visitor.on("error", () => undefined).resume();
  await once(visitor, "connect");
  visitor.write("POST /bli-kontaktad HTTP/1.1\r\nHost: site\r\nContent-Length: 10\r\n\r\nhalf");
  await fetch(site.url);
  expect(await site.stop()).toBe(0);
  await gone(postgres);
  visitor.destroy();
});

it("connects to the PostgreSQL that a SIGKILL left running, and stops it in the end", async () => {
  const killed = await startSite({});
  const postgres = await postgresOf(killed);
  const ended = once(killed.process, "exit");
  killed.process.kill("SIGKILL");
  await ended;
  expect(isRunning(postgres)).toBe(true);

  site = await startSite({}, killed.dataDir);
  expect(await postgresOf(site)).toBe(postgres);
  expect(await site.stop()).toBe(0);
  await gone(postgres);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** PostgreSQL removes its pid file a moment before it ends. */
function gone(pid: number) {
  return vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 });
}
