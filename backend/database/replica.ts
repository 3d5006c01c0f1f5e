import type pg from "pg";
import type { Queries, Watch } from "./connection.ts";
import { begin, rollBack, settings } from "./transaction.ts";

/** After a failure the replica is left alone for so long (ms): each page would wait for it first. */
const restMilliseconds = 5_000;

/** A standby that pages are read from (docs/decisions/2026-11-25-postgresql-failover-and-replicas.md). */
export interface Replica {
  /** Reads as a visitor. Null when the primary has to be asked: the replica is away, or has not all changes yet. */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<{ result: T } | null>;
  /**
   * Reads nothing from it until it has what the primary has now. `ask` gives the primary's position in its log; when
   * that fails, the replica is not read until the next call.
   */
  wait(ask: () => Promise<pg.QueryResult<{ position: string }>>): Promise<void>;
  close(): Promise<void>;
}

/** Takes the replica's pool, which it closes, and what is called when the replica begins to fail. */
export function openReplica(
  pool: pg.Pool,
  { onFault, watch }: { onFault: (error: unknown) => void; watch: Watch },
): Replica {
  /** What it must have replayed to be read; unknown at first. */
  let wanted: string | null = null;
  let restsUntil = 0;
  let fails = false;
  return {
    async read(work) {
      if (wanted === null || performance.now() < restsUntil) return null;
      let client: pg.PoolClient | undefined;
      try {
        client = await pool.connect();
        // A replica that was promoted replays nothing.
        const check = `select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_insert_lsn()) >= '${wanted}' as is_current`;
        const [beginning, result] = await begin(
          client,
          `begin read only; ${settings("anon", {})}; ${check}`,
          work,
          watch,
        );
        fails = false;
        return isCurrent(beginning) ? { result } : null;
      } catch (error) {
        // The primary answers, or throws the same.
        if (!fails) onFault(error);
        fails = true;
        restsUntil = performance.now() + restMilliseconds;
        return null;
      } finally {
        if (client) void rollBack(client);
      }
    },
    async wait(ask) {
      wanted = null;
      wanted = await ask().then(
        ({ rows }) => rows[0]?.position ?? null,
        () => null,
      );
    },
    close: () => pool.end(),
  };
}

/** The driver gives an answer for each statement of a query. */
function isCurrent(answers: unknown): boolean {
  const last: unknown = Array.isArray(answers) ? answers.at(-1)?.rows?.[0]?.is_current : undefined;
  return last === true;
}
