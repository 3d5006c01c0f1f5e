import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { siteContext } from "#app/context.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { slotsView } from "#app/demos/view.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/demo-slots";

const headers = { "cache-control": "no-store" };

/** The current slots as JSON; with `near`, the free ones nearest to a slot. 503 without a database. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const time = new Date(url.searchParams.get("near") ?? "");
  const near = Number.isNaN(time.getTime()) ? undefined : time;
  const { database, reportError } = context.get(siteContext);
  try {
    const calendar = await demoCalendar(database);
    const messages = demoFormMessages[locale];
    return Response.json(slotsView(calendar, { locale, messages, now: new Date(), near }), { headers });
  } catch (error) {
    reportError(error, url.pathname);
    return Response.json(null, { status: 503, headers });
  }
}
