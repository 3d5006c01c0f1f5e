import { stringify } from "csv-stringify/sync";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { type LeadPage, type LeadRow, listLeads } from "./data.server.ts";
import type { LeadCursor, LeadView } from "./rules.ts";

/** How many rows are in memory at a time. */
const batchRows = 1_000;

/** The header of an export, and the cells of a lead's row. */
export interface CsvColumns {
  head: readonly string[];
  cells(lead: LeadRow): readonly (string | null)[];
}

/**
 * Leads as CSV, piece by piece: read in pages, so that a slow reader holds no connection and a long list doesn't fill
 * the memory. Cells that a spreadsheet would take for a formula begin with an apostrophe. A byte order mark tells Excel
 * that it is UTF-8; Swedish Excel expects semicolons. `done` gets the number of rows, even if the export is aborted.
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
