import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { redirect } from "react-router";
import { isFactorFresh } from "#app/account/proof.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { noteExport } from "#app/leads/change-lead.server.ts";
import { csvOf, exportedLeads, xlsxOf } from "#app/leads/export.server.ts";
import { exportFormat, readLeadView } from "#app/leads/lead-filter.ts";
import type { Route } from "./+types/export-route";
import { exportTable } from "./export-columns.server.ts";
import { leadListMessages } from "./words.server.ts";

/** Responds with the leads of a view as CSV, or as an Excel workbook (product 19.20). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  if (!(await isFactorFresh(context, member.claims)))
    return redirect(adminHref(adminPaths.leadsExportConfirm, locale, { next: url.pathname + url.search }), {
      headers: noStore,
    });
  const { filter, sort } = readLeadView(url.searchParams);
  const { exportFile, heading } = leadListMessages[locale];
  const table = exportTable(await listNames(staff), locale);
  const leads = exportedLeads(staff, { filter, sort }, (count) => noteExport(staff, filter, count));
  const isExcel = url.searchParams.get(exportFormat.parameter) === exportFormat.excel;
  const file = `${exportFile}-${swedishDay(new Date())}.${isExcel ? "xlsx" : "csv"}`;
  const body = isExcel
    ? xlsxOf(heading, table, leads)
    : createReadableStreamFromReadable(Readable.from(csvOf(table, leads)));
  return new Response(body, {
    headers: {
      "content-type": isExcel
        ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "no-store",
    },
  });
}
