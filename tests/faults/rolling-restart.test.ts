import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { startHaproxy } from "./haproxy.ts";
import { startNode } from "./nodes.ts";
import { startPostgres } from "./postgres.ts";

/** Their own network for each visitor, so that no limit is met. */
const network = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`;

test("three nodes behind haproxy are restarted one after the other, and no request fails", async () => {
  const postgres = await startPostgres();
  const ports = [await freePort(), await freePort(), await freePort()];
  // haproxy's own address stands before the visitor's.
  const start = (port: number) =>
    startNode(postgres.url, { PORT: String(port), DRAIN_SECONDS: "5", TRUST_PROXY: "2" });
  const nodes = new Map<number, Awaited<ReturnType<typeof start>>>();
  for (const port of ports) nodes.set(port, await start(port));
  const url = await startHaproxy(ports);

  const outcomes = new Map<string, number>();
  let isOver = false;
  const ask = async (what: string, request: () => Promise<Response>) => {
    while (!isOver) {
      const outcome = await request().then(
        async (response) => {
          const text = await response.text();
          return `${what} ${response.status}${response.ok ? "" : ` ${text.slice(0, 80)}`}`;
        },
        (error: Error) => `${what} ${error.message}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await delay(10);
    }
  };
  const page = (path: string) => () => fetch(url + path, { headers: { "x-forwarded-for": network() } });
  const visitors = [
    ask("page", page("/")),
    ask("page", page("/priser?lang=en")),
    ask("list", () => page(`/nyheter?sok=${Math.random()}`)()),
    ask("form", () => postContactRequest(url, {}, network())),
    ask("form", () => postContactRequest(url, {}, network())),
  ];
  for (const port of ports) {
    const node = nodes.get(port);
    const ended = once(node?.process ?? process, "exit");
    node?.process.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    nodes.set(port, await start(port));
    // haproxy has found it ready twice before the next one stops.
    await delay(3_000);
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...outcomes.keys()].filter((outcome) => !outcome.endsWith(" 200"))).toEqual([]);
  expect(outcomes.get("form 200")).toBeGreaterThan(50);
});
