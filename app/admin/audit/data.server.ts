import { sql } from "kysely";
import type { Cursor } from "#app/admin/ui/cursor.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { type AuditFilter, type AuditSource, auditSourceOf } from "./rules.ts";

/** Rows of one page of the list. */
const pageRows = 50;

/** Something that was done. */
export interface AuditEntry {
  id: string;
  at: Date;
  source: AuditSource;
  kind: string;
  /** Who did it; null for the product itself. */
  actor: string | null;
  /** Whose account, which lead or which setting. */
  about: string | null;
  data: Record<string, unknown>;
}

/** A page of all that was done, the latest first; and where the next page begins. For administrators. */
export async function listAudit(
  staff: StaffAccess,
  { source, actor, from, to }: AuditFilter,
  cursor: Cursor | null,
): Promise<{ rows: AuditEntry[]; next: Cursor | null }> {
  const filter = JSON.stringify({
    ...(source ? { source } : {}),
    ...(actor ? { actor } : {}),
    ...(from ? { since: startOf(from, 0) } : {}),
    ...(to ? { before: startOf(to, 1) } : {}),
  });
  const { rows } = await asStaff(staff, (queries) =>
    sql<{
      id: string;
      at: Date;
      source: string;
      kind: string | null;
      actor: string | null;
      about: string | null;
      data: Record<string, unknown>;
      time_key: string;
    }>`select * from admin_audit(${filter}::jsonb, ${cursor?.time ?? null}::timestamptz, ${cursor?.id ?? null},
      ${pageRows + 1})`.execute(queries),
  );
  const shown = rows.slice(0, pageRows);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ time_key: _, ...row }) => ({
      ...row,
      kind: row.kind ?? "",
      source: auditSourceOf(row.source) ?? "admin",
    })),
    next: rows.length > pageRows && last ? { time: last.time_key, id: last.id } : null,
  };
}

/** The beginning of a day in Sweden, some days later. */
function startOf(day: string, later: number): string {
  return Temporal.PlainDate.from(day)
    .add({ days: later })
    .toZonedDateTime("Europe/Stockholm")
    .toInstant()
    .toString();
}
