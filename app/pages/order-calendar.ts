import { siteContext } from "#app/context.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { calendarFile } from "#app/orders/calendar-file.server.ts";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import { calendarEntry } from "#app/requests/express-order/calendar-entry.server.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/order-calendar";
import { calendarResponse, unlistedHeaders } from "./unlisted-response.ts";

/**
 * The calendar file of what a buyer asked for, for anybody with its link; 404 for others, and while there is no time.
 * The file of a cancelled order removes the entry.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const { database, siteUrl } = context.get(siteContext);
  const lead = link && (await findOwnLead(database, link));
  const entry = lead && calendarEntry(lead, await ownOrder(database, link), locale);
  if (!lead || !entry) return new Response(null, { status: 404, headers: unlistedHeaders });
  const file = calendarFile(link.id, entry, {
    locale,
    url: new URL(ownOrderHref("status", link, locale), siteUrl).href,
    organizer: { name: brand.name, email: brand.salesEmail },
  });
  return calendarResponse(file, entry.number);
}
