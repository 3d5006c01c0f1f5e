import { setTimeout as delay } from "node:timers/promises";
import { assertWritable, openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { DatabaseUnavailable, typedError } from "./errors.ts";

const between = 500;

/**
 * Waits until a PostgreSQL takes connections and can be written to: after a power cut it may come back later than we
 * do, and a replica becomes the primary. `onWait` is called once, with what is the matter, when there is something to
 * wait for. Throws the last error after so many ms, when `stopping` is aborted, or at once when waiting changes
 * nothing (a wrong password, no such database).
 */
export async function waitForDatabase(
  connection: ConnectionSettings,
  {
    milliseconds,
    stopping,
    onWait,
  }: { milliseconds: number; stopping: AbortSignal; onWait(error: Error): void },
): Promise<void> {
  const deadline = performance.now() + milliseconds;
  for (let isFirst = true; ; isFirst = false) {
    const error = await faultOf(connection);
    if (!error) return;
    const mayPass = typedError(error) instanceof DatabaseUnavailable;
    if (!mayPass || stopping.aborted || performance.now() >= deadline) throw error;
    if (isFirst) onWait(error);
    await delay(between, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function faultOf(connection: ConnectionSettings): Promise<Error | null> {
  try {
    const client = await openClient({
      ...connection,
      application_name: "start",
      connectionTimeoutMillis: 3_000,
    });
    try {
      await assertWritable(client);
      return null;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
