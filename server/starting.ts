import type { IncomingMessage, ServerResponse } from "node:http";
import { dataPaths } from "#app/site-map.ts";
import type { Program } from "./application.ts";
import { noStore } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import { isForeign } from "./origin.ts";
import { isPostedPage, webRequest } from "./pages.ts";
import { refusalOf } from "./request-limits.ts";
import { commonHeaders } from "./security-headers.ts";
import { sendUnavailable } from "./unavailable-page.ts";

/**
 * Answers while the process starts: it is alive, client files are there, and a page in place of all else says that the
 * site starts, with a form that was posted in it, to be sent again.
 */
export async function answerWhileStarting(
  { SITE_URL: siteUrl }: Pick<Configuration, "SITE_URL">,
  sendFile: Program["sendFile"],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = commonHeaders(siteUrl?.startsWith("https:") ?? false);
  const refusal = refusalOf(request) ?? (isForeign(request, siteUrl) ? 403 : null);
  if (refusal) {
    response.writeHead(refusal, { ...headers, connection: "close" }).end();
    return;
  }
  const path = request.url?.split("?", 1)[0] ?? "/";
  if (path === dataPaths.live) {
    response.writeHead(200, { ...headers, "cache-control": noStore }).end();
    return;
  }
  if (request.method !== "POST" && sendFile?.(path, request, response)) return;
  const typed = isPostedPage(request)
    ? await webRequest({ siteUrl }, request, response)
        .text()
        .catch(() => "")
    : "";
  sendUnavailable("starting", headers, request, response, typed ? new URLSearchParams(typed) : undefined);
}
