import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { csvOf, type ExportTable, xlsxOf } from "#app/leads/export.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { exportTable } from "./export-columns.server.ts";

const lead: LeadRow = {
  id: "0b5a5f0e-5f0e-4f0e-8f0e-0b5a5f0e5f0e",
  kind: "order",
  number: "O-0712-0012",
  createdAt: new Date("2026-07-01T19:10:00Z"),
  locale: "sv",
  company: "=HYPERLINK(A1)",
  name: "Åsa <Öberg> & Söner\u0007",
  email: "asa@example.se",
  phone: "+46 70-123 45 67",
  service: "guard",
  city: "malmo",
  source: "express-order",
  place: "12-13",
  message: "0701234567\n12-13",
  orgNumber: "556677-8899",
  status: "lost",
  lostReason: "price",
  assignedTo: null,
  value: 12500,
  startsAt: new Date("2026-07-02T03:25:00Z"),
  nextStep: "call",
  nextAt: new Date("2026-12-01T08:00:00Z"),
  firstResponseAt: null,
  readAt: null,
  tags: [],
  version: 1,
  mergedInto: null,
  facts: { guard_count: 2, starts_at: "2026-07-02T03:25:00Z", reference: "007", location: "12-13" },
};

async function* pages(...all: LeadRow[][]) {
  yield* all;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

/** The rows of a workbook, by the column's name. */
async function sheetOf(table: ExportTable, leads: LeadRow[]) {
  const { sheets } = await readXlsx(await bytesOf(xlsxOf("Förfrågningar", table, pages(leads, []))));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  return {
    sheet: sheets[0],
    head: head.map(String),
    row: Object.fromEntries(head.map((name, index) => [String(name), rows[0]?.[index] ?? null])),
    rows,
  };
}

test("an Excel workbook keeps texts as they were written, times and numbers as such, and the header in view", async () => {
  const { sheet, row, rows } = await sheetOf(exportTable(new Map(), "sv"), [lead]);
  expect(rows).toHaveLength(1);
  expect(row).toMatchObject({
    Nummer: "O-0712-0012",
    Organisation: "=HYPERLINK(A1)",
    Telefon: "+46 70-123 45 67",
    Meddelande: "0701234567\n12-13",
    Referens: "007",
    Plats: "12-13",
    Antal: 2,
  });
  // Sweden's time: Excel knows no zones.
  expect(Object.values(row)).toContainEqual(new Date("2026-07-01T21:10:00Z"));
  expect(Object.values(row)).toContainEqual(new Date("2026-12-01T09:00:00Z"));
  expect(Object.values(row)).toContainEqual(new Date("2026-07-02T05:25:00Z"));
  expect(Object.values(row)).toContain(12500);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
});

test.each(["sv", "en"] as const)("both formats have the same columns and values, in %s", async (locale) => {
  const table = exportTable(new Map(), locale);
  const { head, rows } = await sheetOf(table, [lead]);
  expect(head).toEqual(table.columns.map(({ label }) => label));
  expect(rows[0]?.length).toBeLessThanOrEqual(head.length);
  expect(table.cells(lead)).toHaveLength(head.length);
  const [csvHead] = (await textOf(csvOf(table, pages([lead])))).slice(1).split("\r\n");
  expect(csvHead?.replaceAll('"', "").split(";")).toEqual(head);
});

test("as CSV a text that a spreadsheet would compute begins with an apostrophe", async () => {
  const text = await textOf(csvOf(exportTable(new Map(), "sv"), pages([lead], [])));
  expect(text).toContain("'=HYPERLINK(A1)");
  expect(text).toContain("'+46 70-123 45 67");
  expect(text).toContain("2026-07-01 21:10");
  expect(text).toContain(";12500;");
});

test("a workbook is written while its rows are read", async () => {
  let read = 0;
  async function* many() {
    for (; read < 200; read += 1) yield Array.from({ length: 500 }, () => lead);
  }
  const reader = xlsxOf("Alla", exportTable(new Map(), "sv"), many()).getReader();
  for (let bytes = 0; bytes < 20_000; ) bytes += (await reader.read()).value?.length ?? 0;
  expect(read).toBeLessThan(100);
  await reader.cancel();
  expect(read).toBeLessThan(100);
});
