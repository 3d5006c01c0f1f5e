import { unlistedHeaders } from "./unlisted-response.ts";

/** Liveness check: 200 as long as the process responds. A supervisor restarts one that does not. */
export function loader(): Response {
  return Response.json({ live: true }, { headers: unlistedHeaders });
}
