import { siteContext } from "#app/context.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { orderCalendarFile } from "#app/requests/express-order/calendar-file.server.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/order-calendar";
import { calendarResponse, unlistedHeaders } from "./unlisted-response.ts";

/**
 * The calendar file of an order, for anybody with its link; 404 for others. The file of a cancelled order removes the
 * entry.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const { database, siteUrl } = context.get(siteContext);
  const order = link && (await ownOrder(database, link));
  if (!link || !order) return new Response(null, { status: 404, headers: unlistedHeaders });
  const file = orderCalendarFile(link.id, order, {
    locale,
    url: new URL(ownOrderHref("receipt", link, locale), siteUrl).href,
    organizer: { name: brand.name, email: brand.salesEmail },
  });
  return calendarResponse(file, order.number);
}
