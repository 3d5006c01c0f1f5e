import { recordEvent } from "#app/analytics/mutations.server.ts";
import { clientIpContext, databaseContext } from "#app/context.ts";
import type { Route } from "./+types/events";

/**
 * Stores the events that browsers send (app/analytics/record-event.ts). Always answers 204: a browser can't use the
 * reason of a refusal, and analytics must never break a page.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  try {
    await recordEvent(context.get(databaseContext), await request.text(), {
      clientIp: context.get(clientIpContext),
    });
  } catch {
    // Too many from one client, or no database: only the event is lost.
  }
  return new Response(null, { status: 204 });
}
