import { writeXlsx } from "hucre/xlsx";
import { fill } from "#app/i18n/fill.ts";
import { funnelOf, lostByReason } from "#app/leads/report.ts";
import { lostReasonMessages } from "#app/leads/words.server.ts";
import type { Route } from "./+types/workbook-route";
import { reportOf } from "./read-report.server.ts";
import { type DividedRow, dividedRows, medianCounter, outcomesOf } from "./report-view.server.ts";
import { reportMessages } from "./words.server.ts";

/** The report as an Excel workbook: its tables as numbers. It names colleagues and no visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = await reportOf(request, context);
  const { counted, period, locale } = parts;
  const { from, to } = period;
  const messages = reportMessages[locale];
  const { columns, chart, sheets, funnel: names } = messages;
  const funnel = funnelOf(counted);
  const medianOf = medianCounter(parts);
  const divided = dividedRows(parts, medianOf);
  const header = [
    columns.received,
    columns.responded,
    columns.quoted,
    columns.won,
    columns.value,
    columns.median,
  ];
  const cells = ({ funnel: of, median }: Pick<DividedRow, "funnel" | "median">) => [
    of.received,
    of.responded,
    of.quoted,
    of.won,
    of.wonValue,
    median,
  ];
  const workbook = await writeXlsx({
    sheets: [
      {
        name: sheets.funnel,
        rows: [
          [messages.period, fill(messages.spoken, { from, to })],
          ...(["received", "responded", "quoted", "won"] as const).map((key) => [names[key], funnel[key]]),
          [names.value, funnel.wonValue],
          [`${names.median}, min`, medianOf(counted)],
        ],
      },
      ...(["source", "service", "assigned"] as const).map((key) => ({
        name: messages.divisions[key],
        rows: [
          [messages.divisions[key], ...header],
          ...divided[key].map((row) => [row.label, ...cells(row)]),
        ],
      })),
      {
        name: sheets.time,
        rows: [
          [chart.column, chart.won, chart.lost, chart.open],
          ...outcomesOf(parts).map(({ label, counts }) => [
            label,
            counts.won ?? 0,
            counts.lost ?? 0,
            counts.open ?? 0,
          ]),
        ],
      },
      {
        name: sheets.lost,
        rows: [
          [messages.lost.reason, messages.lost.count],
          ...lostByReason(counted).map(({ reason, leads }) => [
            lostReasonMessages[locale][reason ?? "unknown"],
            leads,
          ]),
        ],
      },
    ].map((sheet) => ({
      ...sheet,
      columns: sheet.rows[0]?.map((_, place) => ({ width: place === 0 ? 30 : 16 })) ?? [],
    })),
  });
  return new Response(new Uint8Array(workbook), {
    headers: {
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename="${messages.file}-${from}-${to}.xlsx"`,
      "cache-control": "no-store",
    },
  });
}
