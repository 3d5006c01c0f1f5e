import type { DatabaseStatus, LastHour, Operations } from "#app/context.ts";
import { mostBackupAge, mostRestoreCheckAge } from "#app/domain/backup-age.ts";
import { type InboundState, incomingFinding, meetingFinding } from "#app/domain/inbound.ts";
import type { Level } from "#app/domain/level.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";

/** What the levels are derived from; the alerts of deploy/prometheus/alerts.yml have the same limits for "error". */
export interface StatusFigures {
  now: Date;
  database: DatabaseStatus;
  /** BACKUP_EVERY_MINUTES */
  backupEvery: number;
  queueFault: string | null;
  lastHour: LastHour;
  renders: ReturnType<Operations["renders"]>;
  connections: ReturnType<Operations["connections"]>;
  disk: { free: number; size: number } | null;
  pendingMigrations: number;
  maintenance: Date | null;
  inbound: InboundState;
}

/** The level of each line of the status page. */
export function levelsOf(figures: StatusFigures) {
  const { now, database, backupEvery, queueFault, lastHour, renders, connections, disk, pendingMigrations } =
    figures;
  const since = (time: Date) => now.getTime() - time.getTime();
  const waited = database.jobs.oldestDue ? since(database.jobs.oldestDue) : 0;
  const { failed, oldestWaiting } = database.emails;
  const { webhooks } = database;
  const emailWaited = oldestWaiting ? since(oldestWaiting) : 0;
  // In a quiet hour a share of a handful of requests says nothing.
  const failedShare = lastHour.failed > 10 ? lastHour.failed / lastHour.requests : 0;
  const freeShare = disk ? disk.free / disk.size : 1;
  const backupAge = database.backup ? since(database.backup) : null;
  const checkedAt = database.restoreCheck?.succeededAt ?? null;
  const hasProblem = typeof database.restoreCheck?.problem === "string";
  return {
    database: level(!database.writable, connections.waiting > 0),
    queue: level(queueFault !== null || waited > 5 * milliseconds.minute, waited > milliseconds.minute),
    emails: level(failed > 0 || emailWaited > milliseconds.hour, emailWaited > 5 * milliseconds.minute),
    webhooks: level(webhooks.off > 0, webhooks.failing > 0),
    responses: level(failedShare > 0.02, lastHour.failed > 0),
    busy: level(lastHour.busyMilliseconds > 1_000, lastHour.busyMilliseconds > 200),
    pages: level(false, renders.waiting > 0),
    disk: level(freeShare < 0.1 || (disk !== null && disk.free < 1e9), freeShare < 0.2),
    backup: level(backupAge !== null && backupAge > mostBackupAge(backupEvery), backupAge === null),
    restore: level(
      hasProblem || (checkedAt !== null && since(checkedAt) > mostRestoreCheckAge),
      checkedAt === null,
    ),
    incoming: incomingFinding(figures.inbound).level,
    meetings: meetingFinding(figures.inbound).level,
    maintenance: level(false, figures.maintenance !== null),
    migrations: level(false, pendingMigrations > 0),
  } satisfies Record<string, Level>;
}

function level(isError: boolean, isWarning: boolean): Level {
  if (isError) return "error";
  return isWarning ? "warning" : "ok";
}
