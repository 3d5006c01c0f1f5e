import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";

/** Somebody who is told of changes, for as long as their session may be. */
export interface AdminListener {
  /** Listeners of one session are asked about together. */
  session: string;
  /** Asked once a minute. What it throws, a database that is away, say, ends nothing. */
  mayListen(): Promise<boolean>;
  onChange(version: string): void;
  /** Called once, when the session may listen no more or the process ends. */
  onEnd(): void;
}

/** Tells whoever listens that something at the admin has changed. */
export interface AdminFeed {
  /** Tells of every change from now on; gives the function that stops it. */
  listen(listener: AdminListener): () => void;
  /** How many listen. */
  readonly listening: number;
  close(): void;
}

const pauseMilliseconds = 1_000;
const askAgainMilliseconds = 60_000;
const batchRows = 1_000;

/**
 * Once a second, files what the forms have brought as leads, and looks whether anything at the admin has changed, on
 * this node or another: one query a node, however many look on. (A NOTIFY in the visitor's transaction would
 * halve the requests that are kept a second.) Once a minute, asks whether the sessions that listen still may.
 * `onError` is told of the first failure of a row of them.
 */
export function openAdminFeed(database: Database, onError: (error: unknown) => void): AdminFeed {
  const listeners = new Set<AdminListener>();
  let known: string | undefined;
  let failing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      const { rows } = await database.as("service_role", (queries) =>
        sql<{ version: string }>`select private.file_leads() as version`.execute(queries),
      );
      const version = rows[0]?.version;
      if (known !== undefined && version !== undefined && version !== known)
        for (const { onChange } of listeners) onChange(version);
      known = version;
      failing = false;
    } catch (error) {
      if (!failing && !closed) onError(error);
      failing = true;
    }
    if (!closed) timer = setTimeout(look, pauseMilliseconds);
  };
  timer = setTimeout(look, pauseMilliseconds);

  const end = (listener: AdminListener) => {
    if (listeners.delete(listener)) listener.onEnd();
  };
  const askAgain = async () => {
    const sessions = Map.groupBy(listeners, ({ session }) => session);
    for (const [, [first, ...others]] of sessions) {
      if (!first || (await first.mayListen().catch(() => true))) continue;
      for (const listener of [first, ...others]) end(listener);
    }
  };
  const asking = setInterval(askAgain, askAgainMilliseconds);

  return {
    listen(listener) {
      if (closed) queueMicrotask(listener.onEnd);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get listening() {
      return listeners.size;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(asking);
      for (const listener of listeners) end(listener);
    },
  };
}

/** Files every row of the forms that is not a lead yet, however old it is: what came before there was an admin. */
export async function fileOldLeads(database: Database): Promise<void> {
  for (let filed = batchRows; filed > 0; ) {
    const { rows } = await database.as("service_role", (queries) =>
      sql<{ filed: number }>`select private.file_old_leads(${batchRows}) as filed`.execute(queries),
    );
    filed = rows[0]?.filed ?? 0;
  }
}
