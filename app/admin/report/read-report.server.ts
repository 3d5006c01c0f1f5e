import { type AdminRequest, adminRequest } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
import { readLeadView } from "#app/leads/lead-filter.ts";
import { readReport } from "#app/leads/report.server.ts";
import { periodParameter, readPeriod, stepOf } from "./period.ts";
import type { ReportParts } from "./report-view.server.ts";

/** What the report's page and its workbook show, for the period and the filters of a URL. */
export async function reportOf(
  request: Request,
  context: Context,
): Promise<ReportParts & Pick<AdminRequest, "staff" | "url">> {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { from, to, service, source, assigned } = readLeadView(url.searchParams).filter;
  const today = inSweden(new Date()).toPlainDate();
  const period = readPeriod(url.searchParams.get(periodParameter), { from, to }, today);
  const filter = {
    from: period.from,
    to: period.to,
    ...(service && { service }),
    ...(source && { source }),
    ...(assigned && { assigned }),
  };
  const step = stepOf(period);
  const [counted, colleagues] = await Promise.all([readReport(staff, filter, step), listColleagues(staff)]);
  const hours = context.get(siteContext).facts.openingHours.openingHours.value;
  return { counted, period, step, today, filter, colleagues, hours, locale, staff, url };
}
