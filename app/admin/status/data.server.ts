import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** How the product runs. */
export interface SiteStatus {
  migrations: { applied: number; latest: string | null; pending: string[] };
  postgres: string;
  databaseBytes: number;
  /** How long the database took to answer all this, ms. */
  answeredIn: number;
  jobs: { due: number; failed: number; oldestDue: Date | null };
  /** When the backup command last finished; null when none ever told of itself. */
  backupAt: Date | null;
}

/**
 * Asks the database how it is, and which of the build's migrations it lacks. Takes the supabase folder, and whether
 * the sign-in is our own, whose tables a hosted one brings itself.
 */
export async function readStatus(
  staff: StaffAccess,
  { hasOwnSignIn, folder = "supabase" }: { hasOwnSignIn: boolean; folder?: string },
): Promise<SiteStatus> {
  const began = performance.now();
  const { rows } = await asStaff(staff, (queries) =>
    sql<{
      state: {
        migrations: string[];
        postgres: string;
        bytes: number;
        jobs_due: number;
        jobs_failed: number;
        oldest_due: string | null;
        backup: string | null;
      };
    }>`select operations() as state`.execute(queries),
  );
  const answeredIn = performance.now() - began;
  const state = rows[0]?.state;
  if (!state) throw new Error("the database gave no state");
  const folders = hasOwnSignIn ? ["migrations", "auth"] : ["migrations"];
  const files = (await Promise.all(folders.map((kind) => readdir(join(folder, kind))))).flat();
  const versions = files.flatMap((file) => /^(\d+)_.+\.sql$/.exec(file)?.[1] ?? []).sort();
  const applied = new Set(state.migrations);
  const dateOf = (moment: string | null) => (moment ? new Date(moment) : null);
  return {
    migrations: {
      applied: versions.filter((version) => applied.has(version)).length,
      latest: state.migrations.at(-1) ?? null,
      pending: versions.filter((version) => !applied.has(version)),
    },
    postgres: state.postgres,
    databaseBytes: state.bytes,
    answeredIn,
    jobs: { due: state.jobs_due, failed: state.jobs_failed, oldestDue: dateOf(state.oldest_due) },
    backupAt: dateOf(state.backup),
  };
}

/** Hits of an old address. */
export interface OldAddressUse {
  path: string;
  hits: number;
  /** The last day it was used (UTC), `2026-11-21`. */
  lastDay: string;
}

/** The old addresses that were used since a day, the most used first, at most two hundred. */
export async function listOldAddresses(staff: StaffAccess, since: Date): Promise<OldAddressUse[]> {
  const { rows } = await asStaff(staff, (queries) =>
    sql<{ path: string; hits: number; last_day: string }>`
      select path, sum(hits)::float8 as hits, to_char(max(day), 'YYYY-MM-DD') as last_day
      from old_address_counts where day >= ${since.toISOString().slice(0, 10)}::date
      group by path order by hits desc, path limit 200`.execute(queries),
  );
  return rows.map(({ path, hits, last_day }) => ({ path, hits, lastDay: last_day }));
}
