import type { IncomingMessage } from "node:http";
import { isSignInPath } from "#backend/auth/gateway.ts";

/**
 * Whether a request that may change something was sent by a page of another site, which a visitor's browser would
 * send with the visitor's cookies. Checked before anything of it is read, for everything but GET and HEAD.
 * - Browsers say where a request comes from (Sec-Fetch-Site) and which site the page is from (Origin). Both must say
 *   "this site" where they are sent; posts without script have them too.
 * - "This site" is the configured address, or the name that the visitor requested: another page can choose neither
 *   Host nor, as it needs a preflight, X-Forwarded-Host.
 * - A request with neither is from no current browser (curl, another server), and has nobody else's cookies; older
 *   browsers leave out the session's cookie (SameSite=Lax).
 * - The sign-in's protocol has other clients, too: an app's WebView has an origin of its own. They send their key or
 *   token in a header, which another page cannot.
 */
export function isForeign(
  { method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  siteUrl: string | undefined,
): boolean {
  if (method === "GET" || method === "HEAD") return false;
  if (isSignInPath(url) && (headers.apikey !== undefined || headers.authorization !== undefined))
    return false;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return origin !== undefined && !isOurs(origin, headers, siteUrl);
}

function isOurs(origin: string, headers: IncomingMessage["headers"], siteUrl: string | undefined): boolean {
  if (siteUrl !== undefined && origin === new URL(siteUrl).origin) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.host || host === headers["x-forwarded-host"];
}
