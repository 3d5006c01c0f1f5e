import type { IncomingMessage } from "node:http";
import { reportsPath } from "#app/content-security-policy.server.ts";
import { isSignInPath } from "#backend/auth/gateway.ts";
import type { Configuration } from "./configuration.ts";

/**
 * Whether a request that may change something was sent by a page of another site (CSRF): the visitor's browser would
 * send it with the visitor's cookies. Checked before the body is read, for every method but GET and HEAD.
 * - Browsers send Sec-Fetch-Site and Origin, also with forms posted without script. Where they are sent, both must name
 *   this site.
 * - A browser that hides where a page is sends `Origin: null` (a referrer policy, a privacy setting). Its form is ours
 *   when Sec-Fetch-Site says so, which no script can set. A sandboxed frame's is cross-site.
 * - This site is SITE_URL, or the host that the visitor requested, which a page of another site can't set. Behind a
 *   trusted proxy (TRUST_PROXY) that is X-Forwarded-Host; from anybody else that header counts for nothing.
 * - A request with neither header is not from a current browser (curl, another server) and has no visitor's cookies;
 *   older browsers leave out the session cookie (SameSite=Lax).
 * - The auth API has clients with another origin, such as an app's WebView. They send a key or token in a header, which
 *   a page of another site can't.
 */
export function isForeign(
  { method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  configuration: Pick<Configuration, "SITE_URL" | "TRUST_PROXY">,
): boolean {
  if (method === "GET" || method === "HEAD") return false;
  // Browsers send reports not always with the page's origin, and reports carry no visitor's rights.
  if (url === reportsPath) return false;
  if (isSignInPath(url) && (headers.apikey !== undefined || headers.authorization !== undefined))
    return false;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === "null" && site === "same-origin") return false;
  return origin !== undefined && !isOurs(origin, headers, configuration);
}

function isOurs(
  origin: string,
  headers: IncomingMessage["headers"],
  { SITE_URL, TRUST_PROXY }: Pick<Configuration, "SITE_URL" | "TRUST_PROXY">,
): boolean {
  if (SITE_URL !== undefined && origin === new URL(SITE_URL).origin) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.host || (TRUST_PROXY > 0 && host === headers["x-forwarded-host"]);
}
