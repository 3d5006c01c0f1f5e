import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { type Cursor, pageOf } from "#app/domain/cursor.ts";
import { startOfDay } from "#app/i18n/swedish-days.ts";
import type { AuditFilter, AuditSource } from "./rules.ts";

const pageRows = 50;

export interface AuditEntry {
  id: string;
  at: Date;
  source: AuditSource;
  kind: string;
  /** The id of who did it; null for a visitor or the system. */
  actor: string | null;
  /** What it is about: the id of an account, lead or demo, or the name of a setting. */
  about: string | null;
  data: Record<string, unknown>;
}

/** A page of the activity log, latest first, and the cursor of the next one. For administrators. */
export async function listAudit(
  staff: StaffAccess,
  { source, actor, from, to }: AuditFilter,
  cursor: Cursor | null,
  limit = pageRows,
): Promise<{ rows: AuditEntry[]; next: Cursor | null }> {
  const filter = JSON.stringify({
    source,
    actor,
    since: from && startOfDay(from),
    before: to && startOfDay(to, 1),
  });
  const rows = await staffRows(
    staff,
    sql<AuditEntry & { time: string }>`
      select id, at, source, coalesce(kind, '') as kind, actor, about, data, time_key as time
      from admin_audit(${filter}::jsonb, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null},
        ${limit + 1})`,
  );
  return pageOf(rows, limit);
}
