import { isStillStaff } from "#app/account/session.server.ts";
import { adminFeedContext, databaseContext } from "#app/context.ts";
import type { Route } from "./+types/changes-route";
import { adminRequest } from "./admin-request.server.ts";
import { adminEvents } from "./event-stream.server.ts";

/** Server-sent events: one for every change in the admin, without saying what changed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = await adminRequest(request, context);
  const database = context.get(databaseContext);
  const listener = {
    session: member.claims.session_id,
    mayListen: () => isStillStaff(member, database),
  };
  const stream = adminEvents(context.get(adminFeedContext), listener, request.signal);
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
