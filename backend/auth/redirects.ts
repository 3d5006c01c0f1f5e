import type { Call } from "./call.ts";
import type { AuthError } from "./errors.ts";

/**
 * The URL that a client wants its user redirected to, if its path is one of `returnPaths`; otherwise the site's root, in
 * the requested language. Other pages may link to other sites, and would leak the code in the URL.
 */
export function redirectTarget({ url, request, tools }: Call, override?: string | null): string {
  const site = new URL(tools.siteUrl);
  const requested = override ?? url.searchParams.get("redirect_to") ?? request.headers.get("referer");
  const target = requested && URL.canParse(requested, site) ? new URL(requested, site) : site;
  if (target.origin !== site.origin) return site.href;
  if (target.pathname === "/" || tools.returnPaths.includes(target.pathname)) return target.href;
  const lang = target.searchParams.get("lang");
  if (lang) site.searchParams.set("lang", lang);
  return site.href;
}

/** Redirects the browser (303), with parameters added to the URL's query or fragment. */
export function redirectTo(
  target: string,
  { query = {}, fragment = {} }: { query?: Record<string, string>; fragment?: Record<string, string> },
): Response {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (Object.keys(fragment).length) url.hash = new URLSearchParams(fragment).toString();
  return new Response(null, { status: 303, headers: { location: url.href, "cache-control": "no-store" } });
}

/**
 * Redirects the browser with an error: in the fragment, where clients of the implicit flow read it, and in the query,
 * where clients of the PKCE flow and pages without script do.
 */
export function redirectWithError(target: string, error: AuthError): Response {
  const parameters = {
    error: error.status >= 500 ? "server_error" : "access_denied",
    error_code: error.code,
    error_description: error.message,
  };
  return redirectTo(target, { query: parameters, fragment: parameters });
}
