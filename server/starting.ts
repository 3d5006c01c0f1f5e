import type { IncomingMessage, ServerResponse } from "node:http";
import { dataPaths } from "#app/site-map.ts";
import type { Program } from "./application.ts";
import { noStore } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import { isForeign } from "./origin.ts";
import { isFormPost, webRequest } from "./pages.ts";
import { refusalOf } from "./request-limits.ts";
import { commonHeaders } from "./security-headers.ts";
import { sendUnavailable } from "./unavailable-page.ts";

/**
 * The request handler while the process starts: answers /health/live, sends client files, and answers everything else
 * with a page that says that the site is starting. A form that was posted is in that page, to be sent again.
 */
export function respondWhileStarting(
  configuration: Pick<Configuration, "SITE_URL" | "TRUST_PROXY">,
  sendFile: Program["sendFile"],
) {
  const { SITE_URL: siteUrl } = configuration;
  const headers = commonHeaders(siteUrl);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split("?", 1)[0] ?? "/";
    const refusal = isForeign(request, configuration) ? 403 : refusalOf(request);
    if (refusal) return void response.writeHead(refusal, { ...headers, connection: "close" }).end();
    if (path === dataPaths.live)
      return void response.writeHead(200, { ...headers, "cache-control": noStore }).end();
    if (request.method !== "POST" && sendFile?.(path, request, response)) return;
    const formPost = isFormPost(request) ? webRequest(siteUrl, response) : null;
    const typed = await formPost?.formData().catch(() => undefined);
    sendUnavailable("starting", headers, response, typed);
  };
}
