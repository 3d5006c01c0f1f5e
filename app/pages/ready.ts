import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { configurationContext, databaseContext, leavingContext, queueContext } from "#app/context.ts";
import { readInTime } from "#app/domain/read-in-time.server.ts";
import type { Route } from "./+types/ready";

const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** With less (bytes) on the disk of DATA_DIR, PostgreSQL and kept emails are about to fail. */
const leastSpace = 100 * 1024 * 1024;

/**
 * Whether visitors should be sent to this process: 200, or 503 with `reasons` (docs/operate.md): "leaving",
 * "database-unreachable", "database-read-only", "disk-full", or what keeps the queue from working.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const isReadOnly = sql<{ readOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "readOnly"`;
  const database = await readInTime(context.get(databaseContext), isReadOnly).then(
    ({ rows }) => (rows[0]?.readOnly ? "database-read-only" : null),
    () => "database-unreachable",
  );
  const reasons = [
    context.get(leavingContext)() ? "leaving" : null,
    database,
    (await hasSpace(context.get(configurationContext).DATA_DIR)) ? null : "disk-full",
    context.get(queueContext).fault(),
  ].filter((reason) => reason !== null);
  const isReady = reasons.length === 0;
  return Response.json(
    { ready: isReady, reasons: [...new Set(reasons)] },
    { status: isReady ? 200 : 503, headers: isReady ? headers : { ...headers, "retry-after": "5" } },
  );
}

/** True where the folder does not exist: then nothing is kept there. */
async function hasSpace(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastSpace,
    () => true,
  );
}
