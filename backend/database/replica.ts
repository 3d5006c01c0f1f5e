import type pg from "pg";
import type { Queries, QueryHooks } from "./connection.ts";
import { begin, rollback, settings } from "./transaction.ts";

/** How long the replica is not used after a failure, since each page would first wait for its timeout. */
const retryMilliseconds = 5_000;

/** A standby that pages are read from (docs/decisions/2026-11-25-postgresql-failover-and-replicas.md). */
export interface Replica {
  /** Reads as a visitor. Null when the primary must be read: the replica does not answer, or lags behind. */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<{ result: T } | null>;
  /**
   * Lets nothing be read from the replica until it has replayed what the primary has written by now. `primaryPosition`
   * queries the primary's position in its write-ahead log; when that fails, the replica is not used until the next call.
   */
  waitForPrimary(primaryPosition: () => Promise<pg.QueryResult<{ position: string }>>): Promise<void>;
  close(): Promise<void>;
}

/** Takes the replica's pool, which `close` closes; `onFault` is called when the replica begins to fail. */
export function openReplica(
  pool: pg.Pool,
  { onFault, hooks }: { onFault: (error: unknown) => void; hooks: QueryHooks },
): Replica {
  /** The position that the replica must have replayed to be read; unknown at first. */
  let requiredPosition: string | null = null;
  let retryAt = 0;
  let isFailing = false;
  return {
    async read(work) {
      if (requiredPosition === null || performance.now() < retryAt) return null;
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        // pg_last_wal_replay_lsn() is null on a replica that was promoted.
        const check = `select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_insert_lsn()) >= '${requiredPosition}' as is_current`;
        const [beginning, result] = await begin(
          client,
          `begin read only; ${settings("anon", {})}; ${check}`,
          work,
          hooks,
        );
        isFailing = false;
        return isCurrent(beginning) ? { result } : null;
      } catch (error) {
        // The primary is read instead; it throws the same error if the query is wrong.
        if (!isFailing) onFault(error);
        isFailing = true;
        retryAt = performance.now() + retryMilliseconds;
        return null;
      } finally {
        if (client) void rollback(client);
      }
    },
    async waitForPrimary(primaryPosition) {
      requiredPosition = null;
      requiredPosition = await primaryPosition().then(
        ({ rows }) => rows[0]?.position ?? null,
        () => null,
      );
    },
    close: () => pool.end(),
  };
}

/** Reads the result of the last statement; the driver returns an array with one result for each. */
function isCurrent(results: unknown): boolean {
  const last: unknown = Array.isArray(results) ? results.at(-1)?.rows?.[0]?.is_current : undefined;
  return last === true;
}
