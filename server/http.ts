import type { IncomingMessage, ServerResponse } from "node:http";
import { attributionCookie } from "#app/analytics/attribution.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { isSignInPath } from "#backend/auth/gateway.ts";
import type { Parts } from "./application.ts";
import type { Assets } from "./assets.ts";
import { noStore, permanent } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import { answeredByMaintenance } from "./maintenance.ts";
import { isForeign } from "./origin.ts";
import { pageKeyOf, targetOf } from "./page-key.ts";
import { addHeaders, respondByRouter, sendCachedPage, webRequest } from "./pages.ts";
import { clientIpOf, methodsOf, readableTarget, refusalOf } from "./request-limits.ts";
import { sendWebResponse } from "./send-response.ts";
import { limitResponseTime } from "./time-limit.ts";
import { sendRefusal, sendUnavailable } from "./unavailable-page.ts";
import { healthPaths } from "./worker-role.ts";

export interface SiteParts extends Omit<Parts, "configuration" | "log"> {
  configuration: Pick<Configuration, "MEASUREMENT_TAG_URL" | "SHARED_CACHE" | "SITE_URL" | "TRUST_PROXY">;
  assets: Assets;
  headers: Record<string, string>;
}

/** React Router's requests for the data of a navigation; app/root.tsx redirects these. */
const routerData = /\.data(?:\?|$)/;

/**
 * Handles a request: answers with a redirect, a cached page, a client file, or a page that is rendered and then cached
 * when allowed. Rejects on a programming error only; the caller answers 500.
 */
export async function handleRequest(
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = isForeign(request, site.configuration) ? 403 : refusalOf(request);
  if (refusal) {
    const allow = refusal === 405 ? { allow: methodsOf(request.url).join(", ") } : {};
    sendRefusal(refusal, { ...site.headers, ...allow, connection: "close" }, response);
    return;
  }
  const target = readableTarget(request.url ?? "/");
  request.url = target;
  if (await answeredByMaintenance(site, request, response)) return;
  const clientIp = clientIpOf(request, site.configuration.TRUST_PROXY);
  /** Handles requests that take time, unless too many are in progress. */
  const limited = async (handle: () => Promise<void>) => {
    if (await site.clients.run(clientIp, handle, request)) return;
    await site.renders.delayRefusal();
    // Closes the connection of a body that never ends. A client that has sent its whole body keeps its connection,
    // since a new one would cost more.
    if (!request.complete) response.setHeader("connection", "close");
    sendUnavailable("busy", site.headers, response);
  };
  if (isSignInPath(target)) {
    await limited(async () => {
      limitResponseTime(response, () => sendUnavailable("outage", site.headers, response));
      const result = await site.signIn(webRequest(site.configuration.SITE_URL, response), clientIp);
      addHeaders(result, site.headers);
      await sendWebResponse(response, result);
    });
    return;
  }
  const isRead = request.method !== "POST";
  if (isRead && redirect(site, target, response)) return;
  const key = isRead ? pageKeyOf(target, request.headers.cookie) : null;
  // Parameters that the page does not read are removed, so that it can be cached.
  if (key) request.url = key.isLocaleInUrl ? targetOf(key) : key.path;
  if (key && sendCachedPage(site, key, response)) return;
  if (isRead && site.assets.send(target.split("?", 1)[0] ?? "/", request, response)) return;
  const respond = () => respondByRouter(site, key, clientIp, response);
  // Health checks are answered at any load, and the staff's event streams are open for hours.
  const isStream = target.split("?", 1)[0] === adminPaths.changes;
  const isUncounted =
    healthPaths.test(target) || (isStream && (await site.isSignedIn(request.headers.cookie)));
  await (isRead && isUncounted ? respond() : limited(respond));
}

/** Answers with a redirect when the table of redirects has one for the URL; returns false otherwise. */
function redirect(site: SiteParts, target: string, response: ServerResponse): boolean {
  const match = routerData.test(target) ? null : site.redirects.of(target);
  if (!match) return false;
  const { location, status, tracking } = match;
  const isMeasured = site.configuration.MEASUREMENT_TAG_URL !== undefined;
  const campaign = isMeasured ? attributionCookie(tracking, response.req.headers.cookie) : null;
  const cacheControl = status === 301 ? permanent : noStore;
  const cookie = campaign ? { "set-cookie": campaign } : {};
  response.writeHead(status, { ...site.headers, ...cookie, location, "cache-control": cacheControl }).end();
  return true;
}
