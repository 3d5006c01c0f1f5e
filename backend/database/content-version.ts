import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { ConnectionSettings } from "./connection-settings.ts";

// Specification section 9, backend client: reconnect delays in seconds, the last one repeated.
const delays = [1, 2, 5, 10];

/**
 * Calls `onChange` whenever published content changes on any node, so that this one can empty its cache of
 * pages. After a lost connection it listens again, and calls `onChange` because it may have missed one.
 * Takes the connection that `migrate` gave; resolves once the first connection listens (or has failed and
 * is being retried). `close` stops listening.
 */
export async function listenForContentChanges(
  connection: ConnectionSettings,
  onChange: () => void,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    client = new pg.Client({
      ...connection,
      application_name: "content",
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client.on("notification", onChange).on("error", () => undefined);
    const ended = new Promise<void>((resolve) => client?.once("end", resolve));
    await client.connect();
    await client.query("listen content_changed");
    ended.then(() => reconnect(0));
  }

  async function reconnect(failures: number): Promise<void> {
    const seconds = delays[Math.min(failures, delays.length - 1)] ?? 10;
    try {
      await delay(seconds * 1_000, undefined, { signal: closing.signal, ref: false });
    } catch {
      return;
    }
    try {
      await listen();
      onChange();
    } catch {
      await client?.end().catch(() => undefined);
      await reconnect(failures + 1);
    }
  }

  await listen().catch(() => {
    reconnect(0);
  });
  return {
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };
}
