import { setImmediate, setTimeout } from "node:timers/promises";
import { errorCode } from "#backend/error-code.ts";
import { openPool, readOnlyQuery } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import { isReadOnly } from "./transaction.ts";

/** `unreachable`: no answer in time; `disk-full`: it has refused to store something for want of room. */
export type DatabaseState = "writable" | "read-only" | "disk-full" | "unreachable";

/** How long a check may take, since health checks wait for it. */
const timeoutMilliseconds = 1_000;
/** How long a disk counts as full after a refusal. Then forms are tried again, which shows whether there is room. */
const fullMilliseconds = 30_000;

/**
 * Checks the database on a connection that nothing else uses, so that a busy pool is not mistaken for an outage. Calls
 * of `state` during a check share its result. A full disk is known from what is stored: `stored` gets the error of each
 * transaction that failed, and null when something was stored. Other transactions may only have read, which needs no
 * room.
 */
export function monitorState(connection: ConnectionSettings): {
  state(): Promise<DatabaseState>;
  stored(error: unknown): void;
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
  let fullUntil = 0;
  const check = async (): Promise<DatabaseState> => {
    // setImmediate: if this process itself was busy, a result that has arrived meanwhile is read first.
    const timeout = setTimeout(timeoutMilliseconds, undefined, { ref: false })
      .then(() => setImmediate())
      .then(() => "unreachable" as const);
    const result = pool.query(readOnlyQuery).then(
      ({ rows }) =>
        rows[0]?.is_read_only ? "read-only" : performance.now() < fullUntil ? "disk-full" : "writable",
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
    stored(error) {
      if (error === null) fullUntil = 0;
      else if (errorCode(error) === "53100") fullUntil = performance.now() + fullMilliseconds;
    },
    close: () => pool.end(),
  };
}
