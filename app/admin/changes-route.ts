import { isStillStaff } from "#app/account/session.server.ts";
import { adminFeedContext, databaseContext } from "#app/context.ts";
import type { Route } from "./+types/changes-route";
import { adminRequest } from "./admin-request.server.ts";
import { adminEvents } from "./event-stream.server.ts";
import { noticeEvents } from "./notices/notice-events.server.ts";
import { noticesParameter } from "./notices/rules.ts";

/**
 * Server-sent events: one for every change in the admin, without saying what changed; and, where the address asks for
 * them, the person's own notices.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context);
  const database = context.get(databaseContext);
  const listener = {
    session: member.claims.session_id,
    mayListen: () => isStillStaff(member, database),
  };
  const wantsNotices = url.searchParams.has(noticesParameter) && member.role !== "editor";
  const readEvents = wantsNotices
    ? noticeEvents(staff, request.headers.get("last-event-id"), new Date(), locale)
    : undefined;
  const stream = adminEvents(context.get(adminFeedContext), listener, request.signal, readEvents);
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
