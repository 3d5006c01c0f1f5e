import { isStillStaff } from "#app/account/session.server.ts";
import { databaseContext, deskFeedContext } from "#server/context.ts";
import type { Route } from "./+types/changes-route";
import { deskRequest } from "./admin-request.server.ts";
import { deskEvents } from "./event-stream.server.ts";

/** Server-sent events: one for every change at the desk. They tell only that there was one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = await deskRequest(request, context);
  const database = context.get(databaseContext);
  const listener = {
    session: member.claims.session_id,
    mayListen: () => isStillStaff(member, database),
  };
  const stream = deskEvents(context.get(deskFeedContext), listener, request.signal);
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
