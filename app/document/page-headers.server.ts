import type { EntryContext } from "react-router";
import {
  contentSecurityPolicy,
  type InlineSources,
  reportingEndpoints,
  sourceOf,
} from "#app/content-security-policy.server.ts";
import type { Configuration } from "#app/context.ts";
import { debugValue } from "#app/debug/rules.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";

/** Browsers revalidate a page at every visit, because it depends on the language cookie. */
const revalidate = "private, no-cache";

/** Adds the headers that every page has; a Cache-Control that the page has set itself stays. */
export function addPageHeaders(
  headers: Headers,
  request: Request,
  status: number,
  inline: InlineSources,
  configuration: Configuration,
  page: EntryContext,
): void {
  const url = new URL(request.url);
  const { MEASUREMENT_TAG_URL, CAPTCHA_SCRIPT_URL } = configuration;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-language", localeOfRequest(url, request.headers.get("cookie")));
  headers.set("vary", "Accept-Encoding, Cookie");
  headers.set("cache-control", status === 200 ? (headers.get("cache-control") ?? revalidate) : "no-store");
  headers.set("reporting-endpoints", reportingEndpoints);
  if (debugValue(url.search) !== null) headers.set("x-robots-tag", "noindex");
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(inline, {
      tagOrigin: originOf(MEASUREMENT_TAG_URL),
      captchaOrigin: hasCaptcha(page) ? originOf(CAPTCHA_SCRIPT_URL) : undefined,
    }),
  );
}

/**
 * Adds the headers of a page in development, for the nonce of its inline scripts. They are those of production, but any
 * style element is allowed, since Vite inserts them; style attributes are not.
 */
export function addDevelopmentHeaders(
  headers: Headers,
  request: Request,
  status: number,
  nonce: string,
  configuration: Configuration,
  page: EntryContext,
): void {
  const inline = { script: `'nonce-${nonce}'`, style: sourceOf("") };
  addPageHeaders(headers, request, status, inline, configuration, page);
  const policy = headers.get("content-security-policy");
  headers.set("content-security-policy", `${policy}; style-src-elem 'self' 'unsafe-inline'`);
}

/** Whether a page shows a captcha (app/account/captcha.tsx). */
function hasCaptcha({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some((data) => Boolean(data?.captcha));
}

function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}
