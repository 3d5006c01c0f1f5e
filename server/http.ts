import type { IncomingMessage, ServerResponse } from "node:http";
import { attributionCookie } from "#app/analytics/attribution.ts";
import { isSignInPath } from "#backend/auth/gateway.ts";
import type { Parts } from "./application.ts";
import type { Assets } from "./assets.ts";
import { isReport } from "./browser-reports.ts";
import { noStore, permanent } from "./cache-control.ts";
import type { Configuration } from "./configuration.ts";
import { isForeign } from "./origin.ts";
import { pageKeyOf, targetOf } from "./page-key.ts";
import { addHeaders, answerByRouter, sendKeptPage, webRequest } from "./pages.ts";
import { clientIpOf, methodsOf, readableTarget, refusalOf } from "./request-limits.ts";
import { answerForm, submitterOf } from "./script-forms.ts";
import { sendAnswer } from "./send-answer.ts";
import { limitTime } from "./time-limit.ts";
import { sendUnavailable } from "./unavailable-page.ts";

export interface SiteParts extends Omit<Parts, "configuration" | "log"> {
  configuration: Pick<Configuration, "MEASUREMENT_TAG_URL" | "SHARED_CACHE" | "SITE_URL" | "TRUST_PROXY">;
  assets: Assets;
  headers: Record<string, string>;
}

/** React Router's own requests for the data of a navigation, which it redirects in its own way (app/root.tsx). */
const routerData = /\.data(?:\?|$)/;

/**
 * Answers every request: a redirect, a cached page, a client file, or a render that is cached when allowed. Throws
 * nothing that can be answered.
 */
export async function answer(
  site: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Browsers send reports on their own, not always with the page's origin; they act in nobody's name.
  const isForeignPage = !isReport(request) && isForeign(request, site.configuration.SITE_URL);
  const refusal = refusalOf(request) ?? (isForeignPage ? 403 : null);
  if (refusal) {
    const allow = refusal === 405 ? { allow: methodsOf(request.url).join(", ") } : {};
    response.writeHead(refusal, { ...site.headers, ...allow, connection: "close" }).end();
    return;
  }
  const target = readableTarget(request.url ?? "/");
  request.url = target;
  const clientIp = clientIpOf(request, site.configuration.TRUST_PROXY);
  if (isReport(request)) {
    await site.reports.answer(clientIp, site.headers, request, response);
    return;
  }
  const submit = submitterOf(request);
  if (submit) {
    const context = site.requestContext(clientIp, target);
    await answerForm(submit, context, site.facts(), site.headers, request, response);
    return;
  }
  if (isSignInPath(target)) {
    limitTime(request, response, () => sendUnavailable("outage", site.headers, request, response));
    const answered = await site.signIn(webRequest(site.configuration.SITE_URL, request, response), clientIp);
    addHeaders(answered, site.headers);
    await sendAnswer(response, answered);
    return;
  }
  const reads = request.method !== "POST";
  if (reads && redirect(site, target, request, response)) return;
  const key = reads ? pageKeyOf(target, request.headers.cookie) : null;
  // Parameters that mean nothing to a page are not given to it, so that it may be kept.
  if (key) request.url = key.isNamed ? targetOf(key) : key.path;
  if (key && (await sendKeptPage(site, key, request, response))) return;
  if (reads && site.assets.send(target.split("?", 1)[0] ?? "/", request, response)) return;
  await answerByRouter(site, key, clientIp, request, response);
}

/** Redirects an address that belongs elsewhere; false when it is right. */
function redirect(
  site: SiteParts,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const found = routerData.test(target) ? null : site.redirects.of(target);
  if (!found) return false;
  const { location, status, tracking } = found;
  const isMeasured = site.configuration.MEASUREMENT_TAG_URL !== undefined;
  const campaign = isMeasured ? attributionCookie(tracking, request.headers.cookie) : null;
  const cacheControl = status === 301 ? permanent : noStore;
  const cookie = campaign ? { "set-cookie": campaign } : {};
  response.writeHead(status, { ...site.headers, ...cookie, location, "cache-control": cacheControl }).end();
  return true;
}
