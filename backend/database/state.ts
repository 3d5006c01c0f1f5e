import { setImmediate, setTimeout } from "node:timers/promises";
import { openPool, readOnlyQuery } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { isReadOnly } from "./transaction.ts";

/** `unreachable`: no answer in time. */
export type DatabaseState = "writable" | "read-only" | "unreachable";

/** How long a check may take, since health checks wait for it. */
const timeoutMilliseconds = 1_000;

/**
 * Checks the database on a connection that nothing else uses, so that a busy pool is not mistaken for an outage. Calls
 * of `state` during a check share its result.
 */
export function monitorState(connection: ConnectionSettings): {
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
} {
  const pool = openPool(
    {
      ...connection,
      max: 1,
      // Longer than the check below waits.
      connectionTimeoutMillis: 3 * timeoutMilliseconds,
      query_timeout: 3 * timeoutMilliseconds,
      application_name: "site",
    },
    {},
  );
  let checking: Promise<DatabaseState> | undefined;
  const check = async (): Promise<DatabaseState> => {
    // setImmediate: if this process itself was busy, a result that has arrived meanwhile is read first.
    const timeout = setTimeout(timeoutMilliseconds, undefined, { ref: false })
      .then(() => setImmediate())
      .then(() => "unreachable" as const);
    const result = pool.query(readOnlyQuery).then(
      ({ rows }) => (rows[0]?.is_read_only ? "read-only" : "writable"),
      // With several servers connecting fails when none is writable.
      (error: unknown) => (isReadOnly(error) ? "read-only" : "unreachable"),
    );
    return Promise.race([result, timeout]);
  };
  return {
    state() {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    close: () => pool.end(),
  };
}
