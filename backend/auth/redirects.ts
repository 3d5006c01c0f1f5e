import type { Call } from "./call.ts";
import type { AuthError } from "./errors.ts";

/**
 * Where a client wants its user redirected, if that is a page of this site for callbacks; otherwise the site's root,
 * in the requested language. Other pages may link elsewhere, and would leak what is in the address.
 */
export function redirectTarget({ url, request, tools }: Call, asked?: string | null): string {
  const site = new URL(tools.siteUrl());
  const wish = asked ?? url.searchParams.get("redirect_to") ?? request.headers.get("referer");
  const target = wish && URL.canParse(wish, site) ? new URL(wish, site) : site;
  if (target.origin !== site.origin) return site.href;
  if (target.pathname === "/" || tools.returnPaths.includes(target.pathname)) return target.href;
  const lang = target.searchParams.get("lang");
  if (lang) site.searchParams.set("lang", lang);
  return site.href;
}

/** Redirects the browser, with parameters in the address's query or its fragment. */
export function redirectTo(
  target: string,
  { query = {}, fragment = {} }: { query?: Record<string, string>; fragment?: Record<string, string> },
): Response {
  const address = new URL(target);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (Object.keys(fragment).length) address.hash = new URLSearchParams(fragment).toString();
  return new Response(null, {
    status: 303,
    headers: { location: address.href, "cache-control": "no-store" },
  });
}

/**
 * Redirects the browser with an error: in the fragment, where the protocol's implicit flow looks, and in the query,
 * where its PKCE flow and a page without script do.
 */
export function redirectWithError(target: string, error: AuthError): Response {
  const told = {
    error: error.status >= 500 ? "server_error" : "access_denied",
    error_code: error.code,
    error_description: error.message,
  };
  return redirectTo(target, { query: told, fragment: told });
}
