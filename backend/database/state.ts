import { setImmediate, setTimeout } from "node:timers/promises";
import { openPool, readOnlyQuery } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { isReadOnly } from "./transaction.ts";

/** `read-only`: reached, and takes no changes. `unreachable`: no answer in time. */
export type DatabaseState = "writable" | "read-only" | "unreachable";

/** Whoever asks how the process is waits no longer (ms). */
const patience = 1_000;

/**
 * Looks how the database is, by a connection that nothing else uses, so that a crowd on the pages is not taken for an
 * outage. Who asks while a look is under way gets its answer.
 */
export function watchState(connection: ConnectionSettings): {
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
} {
  const pool = openPool(
    {
      ...connection,
      max: 1,
      // Longer than anybody waits, see below.
      connectionTimeoutMillis: 3 * patience,
      query_timeout: 3 * patience,
      application_name: "site",
    },
    {},
  );
  let looking: Promise<DatabaseState> | undefined;
  const look = async (): Promise<DatabaseState> => {
    // When the process itself was busy for so long, an answer that has come meanwhile is read first.
    const late = setTimeout(patience, undefined, { ref: false })
      .then(() => setImmediate())
      .then(() => "unreachable" as const);
    const answered = pool.query(readOnlyQuery).then(
      ({ rows }) => (rows[0]?.is_read_only ? "read-only" : "writable"),
      // Of several servers none can be written to.
      (error: unknown) => (isReadOnly(error) ? "read-only" : "unreachable"),
    );
    return Promise.race([answered, late]);
  };
  return {
    state() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    close: () => pool.end(),
  };
}
