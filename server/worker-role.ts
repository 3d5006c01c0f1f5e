import type { RequestListener } from "node:http";
import { noStore } from "./cache-control.ts";

/** The paths of health checks, which are answered at any load and in every role. */
export const healthPaths = /^\/health(?:\/live|\/ready)?(?:\?|$)/;

/** The request handler of a process with ROLES=worker: health checks, and 404 for everything else. */
export function respondAsWorker(onRequest: RequestListener): RequestListener {
  return (request, response) => {
    if (healthPaths.test(request.url ?? "")) return onRequest(request, response);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": noStore });
    return response.end("This process works on the queue; pages are answered by others (ROLES).\n");
  };
}
