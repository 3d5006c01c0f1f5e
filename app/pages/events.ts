import { recordEvent } from "#app/analytics/mutations.server.ts";
import { clientIpContext, databaseContext } from "#app/context.ts";
import type { Route } from "./+types/events";

/**
 * Takes the events that browsers send (app/analytics/record-event.ts). Always answers 204: a browser has no use
 * for the reason why one was not kept, and a page must never fail over its statistics.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  try {
    await recordEvent(context.get(databaseContext), await request.text(), {
      clientIp: context.get(clientIpContext),
    });
  } catch {
    // Too many from one client, or no database: the event is lost, nothing else.
  }
  return new Response(null, { status: 204 });
}
