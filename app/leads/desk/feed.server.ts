import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";

/** Tells whoever listens that something at the desk has changed. */
export interface DeskFeed {
  /** Calls back at every change, and with `null` when the process ends; gives the function that stops it. */
  listen(onChange: (version: string | null) => void): () => void;
  close(): void;
}

const pauseMilliseconds = 1_000;
const batchRows = 1_000;

/**
 * Once a second, files what the forms have brought as leads, and looks whether anything at the desk has changed, on
 * this node or another: one query a node, however many look on. (A NOTIFY in the visitor's transaction would
 * halve the requests that are kept a second.) `onError` is told of the first failure of a row of them.
 */
export function openDeskFeed(database: Database, onError: (error: unknown) => void): DeskFeed {
  const listeners = new Set<(version: string | null) => void>();
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
        for (const tell of listeners) tell(version);
      known = version;
      failing = false;
    } catch (error) {
      if (!failing && !closed) onError(error);
      failing = true;
    }
    if (!closed) timer = setTimeout(look, pauseMilliseconds);
  };
  timer = setTimeout(look, pauseMilliseconds);

  return {
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const tell of listeners) tell(null);
      listeners.clear();
    },
  };
}

/** Files every row of the forms that is not a lead yet, however old it is: what came before there was a desk. */
export async function fileOldLeads(database: Database): Promise<void> {
  for (let filed = batchRows; filed > 0; ) {
    const { rows } = await database.as("service_role", (queries) =>
      sql<{ filed: number }>`select private.file_old_leads(${batchRows}) as filed`.execute(queries),
    );
    filed = rows[0]?.filed ?? 0;
  }
}
