import { sql } from "kysely";
import { type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { migrationVersions } from "#backend/database/migrate.ts";

/** The state of the database, and the files of the schema that it lacks. For administrators. */
export async function readStatus(staff: StaffAccess) {
  const start = performance.now();
  const state = await staffCall<{
    migrations: string[];
    postgres: string;
    bytes: number;
  }>(staff, sql`operations()`);
  const respondedIn = performance.now() - start;
  const versions = await migrationVersions();
  const applied = new Set(state.migrations);
  return {
    pendingMigrations: versions.filter((version) => !applied.has(version)),
    postgres: state.postgres,
    databaseBytes: state.bytes,
    /** How many milliseconds the database took for this. */
    respondedIn,
  };
}
