import { recordEvent } from "#app/analytics/change-events.server.ts";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/events";

/**
 * Stores the events that browsers send (app/analytics/record-event.ts). Always responds with 204: a browser can't use the
 * reason of a refusal, and analytics must never break a page.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  try {
    const { database, clientIp } = context.get(siteContext);
    await recordEvent(database, await request.text(), { clientIp });
  } catch {
    // Too many from one client, or no database: only the event is lost.
  }
  return new Response(null, { status: 204 });
}
