import { setTimeout as delay } from "node:timers/promises";
import { assertWritable, openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { DatabaseUnavailable, typedError } from "./errors.ts";

const retryMilliseconds = 500;

/**
 * Waits until PostgreSQL accepts connections and is writable: after a power cut it may start later than we do, and a
 * replica may yet be promoted. `onWait` is called once with the first error if it has to wait. Throws the last error
 * after `milliseconds` or when `stopping` is aborted, and at once when waiting would not help (a wrong password, no such
 * database).
 */
export async function waitForDatabase(
  connection: ConnectionSettings,
  {
    milliseconds,
    stopping,
    onWait,
  }: { milliseconds: number; stopping: AbortSignal; onWait(error: unknown): void },
): Promise<void> {
  const config = { ...connection, application_name: "start" };
  const deadline = performance.now() + milliseconds;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await using client = await openClient(config);
      return await assertWritable(client);
    } catch (error) {
      const isTemporary = typedError(error) instanceof DatabaseUnavailable;
      if (!isTemporary || stopping.aborted || performance.now() >= deadline) throw error;
      if (isFirst) onWait(error);
    }
    await delay(retryMilliseconds, undefined, { signal: stopping }).catch(() => undefined);
  }
}
