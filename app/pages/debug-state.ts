import { siteContext } from "#app/context.ts";
import { type DebugState, debugValue } from "#app/debug/rules.ts";
import type { Route } from "./+types/debug-state";
import { unlistedHeaders } from "./unlisted-response.ts";

/** The server's state as JSON for the debug views; 404 without the debug parameter. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  if (debugValue(url.search) === null) return new Response(null, { status: 404 });
  const { deployment, redirects } = context.get(siteContext);
  const state: DebugState = {
    deployment: { ...deployment, now: new Date().toISOString() },
    redirects: redirects.recent,
  };
  return Response.json(state, { headers: unlistedHeaders });
}
