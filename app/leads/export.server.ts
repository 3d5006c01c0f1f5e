import { stringify } from "csv-stringify/sync";
import { writeXlsxStream } from "hucre/xlsx";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import type { LeadView } from "./lead-filter.ts";
import { type LeadPage, type LeadRow, listLeads } from "./leads.server.ts";

/** How many rows are in memory at a time. */
const batchRows = 1_000;

export type ExportCell = string | number | Date | null;

export interface ExportColumn {
  label: string;
  /** In characters. */
  width: number;
  /** Whether its values are times. */
  isTime?: boolean;
}

/** What an export contains, the same in both formats. */
export interface ExportTable {
  columns: readonly ExportColumn[];
  /** The cells of a lead's row, one for each column. */
  cells(lead: LeadRow): ExportCell[];
}

/**
 * All leads of a view, page by page, so that a slow reader holds no connection and a long list doesn't fill the memory.
 * `done` gets their number, even if the export is aborted.
 */
export async function* exportedLeads(
  staff: StaffAccess,
  view: Omit<LeadView, "cursor">,
  done: (rows: number) => Promise<void> = async () => undefined,
  rows = batchRows,
): AsyncGenerator<LeadRow[]> {
  let count = 0;
  try {
    let cursor: LeadPage["next"] = null;
    do {
      const page: LeadPage = await listLeads(staff, { ...view, cursor }, rows);
      count += page.rows.length;
      yield page.rows;
      cursor = page.next;
    } while (cursor);
  } finally {
    await done(count);
  }
}

/**
 * Leads as CSV, in pieces. Cells that a spreadsheet would take for a formula begin with an apostrophe. A byte order mark
 * tells Excel that it is UTF-8; Swedish Excel expects semicolons.
 */
export async function* csvOf(
  { columns, cells }: ExportTable,
  pages: AsyncIterable<LeadRow[]>,
): AsyncGenerator<string> {
  yield `\ufeff${csvLines([columns.map(({ label }) => label)])}`;
  for await (const leads of pages)
    if (leads.length > 0) yield csvLines(leads.map((lead) => cells(lead).map(csvCell)));
}

function csvLines(rows: (string | null)[][]): string {
  return stringify(rows, { delimiter: ";", escape_formulas: true, record_delimiter: "windows" });
}

/** A number or a Swedish time as spreadsheets read it: "2026-11-23 21:10". */
function csvCell(value: ExportCell): string | null {
  return value instanceof Date ? localTime(value).replace("T", " ") : (value?.toString() ?? null);
}

/**
 * Leads as an Excel workbook, in pieces: texts stay as they were written ("+46 70", "0701", "12-13"), times and numbers
 * can be computed with, and the header stays in view.
 */
export function xlsxOf(
  name: string,
  table: ExportTable,
  pages: AsyncIterable<LeadRow[]>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(xlsxRows(table, pages), {
    name,
    columns: table.columns.map(({ label, width, isTime }) => ({
      header: label,
      width,
      ...(isTime ? { numFmt: "yyyy-mm-dd hh:mm" } : {}),
    })),
    freezePane: { rows: 1 },
  });
}

async function* xlsxRows({ cells }: ExportTable, pages: AsyncIterable<LeadRow[]>) {
  for await (const leads of pages) for (const lead of leads) yield cells(lead).map(xlsxCell);
}

/** Excel knows no time zones: a time is Sweden's. */
function xlsxCell(value: ExportCell) {
  return value instanceof Date ? new Date(`${localTime(value)}Z`) : value;
}
