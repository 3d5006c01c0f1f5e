import { recordEvent } from "#app/analytics/mutations.server.ts";
import { clientIpContext, databaseContext } from "#app/context.ts";
import type { Route } from "./+types/events";

/**
 * Stores the events that browsers send (app/analytics/record-event.ts). Always answers 204: a browser has no use for
 * the reason of a refusal, and statistics must never break a page.
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
