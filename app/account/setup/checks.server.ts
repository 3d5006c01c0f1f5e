import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Configuration } from "#app/context.ts";
import { readInbound } from "#app/domain/inbound.server.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { type Check, databaseFacts, evaluateChecks, type SetupState } from "./setup.ts";

/** Checks the installation: database, rights, mail both ways, meeting links, site URL, booking app, backups. Throws DatabaseUnavailable. */
export async function runChecks(
  database: Database,
  configuration: Pick<
    Configuration,
    | "BACKUP_DIR"
    | "BACKUP_EVERY_MINUTES"
    | "BACKUP_S3_URL"
    | "BOOKING_APP_URL"
    | "REPLY_DOMAIN"
    | "REPLY_SMTP_PORT"
    | "SALES_MAILBOX"
    | "SITE_URL"
    | "SMTP_URL"
  >,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Check[]> {
  const facts = databaseFacts.parse(await database.as("site_auth", oneValue(sql`private.setup_facts()`)));
  return evaluateChecks({
    database: facts,
    smtp: configuration.SMTP_URL !== undefined,
    email: await lastTestEmail(database),
    siteUrl: configuration.SITE_URL ?? null,
    siteResponds: configuration.SITE_URL ? await responds(siteUrl) : false,
    bookingIsExample: new URL(configuration.BOOKING_APP_URL).hostname.endsWith(".example"),
    backup: await lastBackup(configuration, facts.backup),
    backupEvery: configuration.BACKUP_EVERY_MINUTES,
    inbound: await readInbound(database, configuration),
    now,
  });
}

/** The delivery of the latest test email; null when none was sent yet. */
export async function lastTestEmail(database: Database): Promise<SetupState["email"]> {
  const row = await database.as("service_role", (queries) =>
    queries
      .selectFrom("mail_deliveries")
      .select(["status", "attempts", "last_error"])
      .where("about", "=", "account")
      .where("kind", "=", "test")
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const status = row.status === "sent" || row.status === "failed" ? row.status : "waiting";
  return { status, attempts: row.attempts, error: row.last_error };
}

/**
 * When the last backup was made: the time of the newest file in the backup folder, or the time that the last backup
 * stored in the database (`noted`), whichever is later. With an S3 store only the stored time counts, since a file in
 * the folder may not have been uploaded. `set` is false when there is no folder, no store and no note.
 */
export async function lastBackup(
  { BACKUP_DIR: folder, BACKUP_S3_URL: store }: Pick<Configuration, "BACKUP_DIR" | "BACKUP_S3_URL">,
  noted: Date | null,
): Promise<{ set: boolean; at: Date | null }> {
  const newest = folder && !store ? await newestFile(folder) : null;
  const times = [newest, noted].flatMap((at) => at?.getTime() ?? []);
  return { set: Boolean(folder ?? store ?? noted), at: times.length ? new Date(Math.max(...times)) : null };
}

async function newestFile(folder: string): Promise<Date | null> {
  try {
    const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
    const times = await Promise.all(files.map(async ({ name }) => (await stat(join(folder, name))).mtimeMs));
    return times.length ? new Date(Math.max(...times)) : null;
  } catch {
    return null;
  }
}

/** Whether the site responds at its own URL within 4 seconds, requested from this process. */
async function responds(siteUrl: string): Promise<boolean> {
  try {
    return (await fetch(new URL("/robots.txt", siteUrl), { signal: AbortSignal.timeout(4_000) })).ok;
  } catch {
    return false;
  }
}
