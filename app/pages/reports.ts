import { recordBrowserReports } from "#app/analytics/change-browser-reports.server.ts";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/reports";

/** Counts browsers' reports of violated policies. Always responds with 204: browsers ignore the response to a report. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  try {
    const { database, clientIp } = context.get(siteContext);
    await recordBrowserReports(database, await request.text(), { clientIp });
  } catch {
    // Too many from one client, or no database: only the report is lost.
  }
  return new Response(null, { status: 204 });
}
