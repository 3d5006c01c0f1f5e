import { setTimeout as delay } from "node:timers/promises";
import { DatabaseClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

// Seconds before each attempt to reconnect; the last one repeats.
const delays = [1, 2, 5, 10];

/** How often (ms) a quiet connection is tested: a cut cable or a frozen server gives no error. */
const askMilliseconds = 30_000;
const answerMilliseconds = 10_000;

/** The database's NOTIFY channels (tell_content_changed and tell_admin_changed in supabase/migrations). */
export interface ChangeListeners {
  content_changed?: () => void;
  admin_changed?: () => void;
}

/**
 * Calls a listener at every change on its channel, made on any node. When the connection is lost or stops answering,
 * it reconnects and calls all listeners, since they may have missed something. Takes the connection that `migrate`
 * gave; resolves once the first connection listens (or has failed and is being retried). `close` stops listening.
 */
export async function listenForChanges(
  connection: ConnectionSettings,
  listeners: ChangeListeners,
  times = { ask: askMilliseconds, answer: answerMilliseconds },
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = (milliseconds: number) => delay(milliseconds, undefined, { signal, ref: false });

  async function listen(): Promise<DatabaseClient> {
    const client = new DatabaseClient({
      ...connection,
      application_name: "changes",
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: times.answer,
    });
    client
      .on("notification", ({ channel }) => {
        if (channel === "content_changed" || channel === "admin_changed") listeners[channel]?.();
      })
      .on("error", () => undefined);
    try {
      await client.connect();
      await client.query("listen content_changed; listen admin_changed");
      return client;
    } catch (error) {
      hangUp(client);
      throw error;
    }
  }

  /** Settles when the connection has ended, does not answer, or is no longer wanted. */
  async function lossOf(client: DatabaseClient): Promise<void> {
    const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
    const silent = async () => {
      for (;;) {
        await pause(times.ask);
        await client.query("select 1");
      }
    };
    await Promise.race([ended, silent()]).catch(() => undefined);
    hangUp(client);
  }

  async function follow(first: DatabaseClient | undefined): Promise<void> {
    if (first) await lossOf(first);
    for (let failures = 0; !signal.aborted; ) {
      await pause((delays[Math.min(failures, delays.length - 1)] ?? 10) * 1_000).catch(() => undefined);
      if (signal.aborted) return;
      const client = await listen().catch(() => undefined);
      failures = client ? 0 : failures + 1;
      if (!client) continue;
      for (const onChange of Object.values(listeners)) onChange();
      await lossOf(client);
    }
  }

  const following = follow(await listen().catch(() => undefined));
  return {
    async close() {
      closing.abort();
      await following;
    },
  };
}

/** Not awaited: a server that does not answer would not answer to this either. */
function hangUp(client: DatabaseClient): void {
  client.end().catch(() => undefined);
}
