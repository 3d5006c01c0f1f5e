import { isStillStaff } from "#app/account/session.server.ts";
import { siteContext } from "#app/context.ts";
import { noticesParameter } from "#app/leads/notices/notice.ts";
import type { Route } from "./+types/changes-route";
import { adminRequest } from "./admin-request.server.ts";
import { adminEvents } from "./event-stream.server.ts";
import { noticeEvents } from "./notices/notice-events.server.ts";
import { openPlace } from "./place.ts";
import { presenceEvents } from "./presence-events.server.ts";
import { placeParameter, readAtParameter, writesParameter } from "./urls.ts";

/**
 * Server-sent events: one for every change in the admin since the page's data was read, without saying what changed,
 * with `noticesParameter` the member's own notices, and with `placeParameter` who else is there.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context);
  const { database, adminFeed, presence } = context.get(siteContext);
  const listener = {
    session: member.claims.session_id,
    mayListen: () => isStillStaff(member, database),
  };
  const readAt = Number(url.searchParams.get(readAtParameter) ?? Number.NaN);
  const lastEventId = request.headers.get("last-event-id");
  const wantsNotices = url.searchParams.has(noticesParameter) && member.role !== "editor";
  const readEvents = wantsNotices
    ? noticeEvents(staff, { lastEventId, readAt }, new Date(), locale)
    : undefined;
  const place = openPlace(url.searchParams.get(placeParameter), member.role);
  const visit = { userId: member.userId, writes: url.searchParams.has(writesParameter) };
  const stream = adminEvents(adminFeed, listener, request.signal, {
    ...(Number.isFinite(readAt) ? { readAt } : {}),
    ...(readEvents ? { readEvents } : {}),
    ...(place ? { follow: presenceEvents(presence, { ...visit, place: place.key }, staff, locale) } : {}),
  });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
