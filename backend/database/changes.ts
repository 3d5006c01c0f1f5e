import { setTimeout as delay } from "node:timers/promises";
import { type DatabaseClient, openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

// Seconds before each attempt to reconnect; the last one repeats.
const delays = [1, 2, 5, 10];

/** How often the connection is checked: a broken network or a frozen server causes no error by itself. */
const checkMilliseconds = 30_000;
const timeoutMilliseconds = 10_000;

/**
 * Listeners to the database's NOTIFY channels: those of tell_changed (supabase/schema/02_queue.sql), and that of who is
 * at which page of the admin. They get the notification's text.
 */
export interface ChangeListeners {
  content_changed?: (text: string) => void;
  admin_changed?: (text: string) => void;
  admin_presence?: (text: string) => void;
}

const channels = ["content_changed", "admin_changed", "admin_presence"] as const;

/**
 * Calls a listener at every notification on its channel, sent by any node. When the connection is lost or stops
 * answering, it reconnects and calls all listeners with "", since they may have missed something. Takes the connection that
 * `migrate` returned; resolves once the first connection listens (or has failed and is being retried). `close` stops
 * listening.
 */
export async function listenForChanges(
  connection: ConnectionSettings,
  listeners: ChangeListeners,
  times = { check: checkMilliseconds, timeout: timeoutMilliseconds },
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = (milliseconds: number) => delay(milliseconds, undefined, { signal, ref: false });

  async function listen(): Promise<DatabaseClient> {
    const client = await openClient({
      ...connection,
      application_name: "changes",
      keepAlive: true,
      query_timeout: times.timeout,
    });
    client.on("notification", ({ channel, payload = "" }) => {
      const known = channels.find((name) => name === channel);
      if (known) listeners[known]?.(payload);
    });
    await client.query(channels.map((name) => `listen ${name}`).join("; ")).catch((error: unknown) => {
      disconnect(client);
      throw error;
    });
    return client;
  }

  /** Resolves when the connection has ended, does not answer, or `close` was called. */
  async function connectionLost(client: DatabaseClient): Promise<void> {
    const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
    const checkRepeatedly = async () => {
      for (;;) {
        await pause(times.check);
        await client.query("select 1");
      }
    };
    await Promise.race([ended, checkRepeatedly()]).catch(() => undefined);
    disconnect(client);
  }

  async function reconnectWhenLost(first: DatabaseClient | undefined): Promise<void> {
    if (first) await connectionLost(first);
    for (let failures = 0; !signal.aborted; ) {
      await pause((delays[Math.min(failures, delays.length - 1)] ?? 10) * 1_000).catch(() => undefined);
      if (signal.aborted) return;
      const client = await listen().catch(() => undefined);
      failures = client ? 0 : failures + 1;
      if (!client) continue;
      for (const onChange of Object.values(listeners)) onChange("");
      await connectionLost(client);
    }
  }

  const listening = reconnectWhenLost(await listen().catch(() => undefined));
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Not awaited, since a server that does not answer would not answer to this either. */
function disconnect(client: DatabaseClient): void {
  client.end().catch(() => undefined);
}
