import { deploymentContext, redirectsContext } from "#app/context.ts";
import { type DebugState, debugValue } from "#app/debug/rules.ts";
import type { Route } from "./+types/debug-state";
import { unlistedHeaders } from "./machine-answers.ts";

/** The server's state as JSON for the debug views; 404 without the debug parameter. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  if (debugValue(url.search) === null) return new Response(null, { status: 404 });
  const state: DebugState = {
    deployment: { ...context.get(deploymentContext), now: new Date().toISOString() },
    redirects: context.get(redirectsContext).recent,
  };
  return Response.json(state, { headers: unlistedHeaders });
}
