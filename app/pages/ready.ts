import { statfs } from "node:fs/promises";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/ready";
import { unlistedHeaders } from "./unlisted-response.ts";

/** With less free space (bytes) on the disk of DATA_DIR, PostgreSQL and stored emails are about to fail. */
const minFreeBytes = 100 * 1024 * 1024;

/**
 * Readiness check for load balancers: 200, or 503 with `reasons` (docs/operate.md): "leaving", "database-unreachable",
 * "database-read-only", "disk-full", or the fault of the queue.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { database, isShuttingDown, configuration, queue } = context.get(siteContext);
  const state = await database.state();
  const reasons = [
    isShuttingDown() ? "leaving" : null,
    state === "writable" ? null : `database-${state}`,
    (await hasSpace(configuration.DATA_DIR)) ? null : "disk-full",
    queue.fault(),
  ].filter((reason) => reason !== null);
  const isReady = reasons.length === 0;
  return Response.json(
    { ready: isReady, reasons: [...new Set(reasons)] },
    { status: isReady ? 200 : 503, headers: { ...unlistedHeaders, ...(!isReady && { "retry-after": "5" }) } },
  );
}

/** Whether the folder has enough free space; true where it does not exist, since nothing is stored there. */
async function hasSpace(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= minFreeBytes,
    () => true,
  );
}
