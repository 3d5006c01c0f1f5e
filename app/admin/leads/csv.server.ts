import { stringify } from "csv-stringify/sync";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { type LeadPage, type LeadRow, listLeads } from "./data.server.ts";
import type { LeadCursor, LeadView } from "./rules.ts";

/** Rows read at a time: what an export holds in memory, however long it is. */
const batchRows = 1_000;

/** The words of an export's head, and how a lead's row is said under them. */
export interface CsvColumns {
  head: readonly string[];
  cells(lead: LeadRow): readonly (string | null)[];
}

/**
 * Leads as CSV, piece by piece: read page by page by key, so that neither a slow reader holds a connection nor a long
 * list fills the memory. Cells that a spreadsheet would take for a formula begin with an apostrophe. Begins with a
 * byte order mark, by which Excel knows UTF-8; semicolons, which Swedish Excel expects. `done` is told how many rows
 * were taken, of an export that was broken off, too.
 */
export async function* leadsAsCsv(
  staff: StaffAccess,
  view: Omit<LeadView, "cursor">,
  { head, cells }: CsvColumns,
  done: (rows: number) => Promise<void>,
): AsyncGenerator<string> {
  let count = 0;
  try {
    yield `\ufeff${line([head])}`;
    let cursor: LeadCursor | null = null;
    do {
      const page: LeadPage = await listLeads(staff, { ...view, cursor }, batchRows);
      count += page.rows.length;
      if (page.rows.length > 0) yield line(page.rows.map(cells));
      cursor = page.next;
    } while (cursor);
  } finally {
    await done(count);
  }
}

function line(rows: readonly (readonly (string | null)[])[]): string {
  return stringify([...rows], { delimiter: ";", escape_formulas: true, record_delimiter: "windows" });
}
