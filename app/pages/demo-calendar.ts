import { siteContext } from "#app/context.ts";
import { calendarFile } from "#app/demos/calendar-file.server.ts";
import { ownDemoHref, readDemoLink } from "#app/demos/link.ts";
import { demoByLink } from "#app/demos/slots.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/demo-calendar";
import { calendarResponse, unlistedHeaders } from "./unlisted-response.ts";

/**
 * The calendar file of a booking, for anybody with its link; 404 for others. The file of a cancelled booking removes
 * the entry.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const link = readDemoLink(url.searchParams);
  const { database, siteUrl } = context.get(siteContext);
  const demo = link && (await demoByLink(database, link));
  if (!link || demo?.state !== "valid") return new Response(null, { status: 404, headers: unlistedHeaders });
  const { name, email, status } = demo.booking;
  const file = calendarFile(
    {
      ...demo.booking,
      id: link.booking,
      updatedAt: new Date(),
      visitor: { name, email },
      organizer: { name: brand.name, email: brand.salesEmail },
    },
    {
      method: status === "cancelled" ? "cancel" : "publish",
      locale,
      changeUrl: new URL(ownDemoHref("change", link, locale), siteUrl).href,
    },
  );
  return calendarResponse(file, "demo");
}
