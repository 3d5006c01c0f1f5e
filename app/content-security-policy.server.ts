import { createHash } from "node:crypto";

/**
 * The path to which browsers report violations of a page's policies (app/pages/reports.ts), including the
 * Permissions-Policy.
 */
export const reportsPath = "/reports";
const endpoint = "default";

/** The sources (sourceOf) of a page's inline script and style. */
export interface InlineSources {
  script: string;
  style: string;
}

/** An empty style, which Sonner adds to the page before it fills it. */
const emptyStyle = sourceOf("");

/**
 * The style that Sonner, which shows the toasts (app/ui/toaster.tsx), adds to the page, by its hash in version
 * 2.0.8; content-security-policy.test.ts prints the hash of another version.
 */
export const sonnerStyle = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

interface Origins {
  tagOrigin?: string | undefined;
  captchaOrigin?: string | undefined;
}

/**
 * The Content-Security-Policy of a page: files of this site, and our own inline script and style by their hashes;
 * nothing else runs. A configured measurement tag's origin may serve its script and receive data and pixels; a
 * captcha's is allowed only on pages that show one.
 */
export function contentSecurityPolicy(
  { script, style }: InlineSources,
  { tagOrigin, captchaOrigin }: Origins = {},
): string {
  const captcha = captchaOrigin ? ` ${captchaOrigin}` : "";
  const tag = tagOrigin ? ` ${tagOrigin}` : "";
  return [
    // Firefox asks this rule about the data that a link prefetches.
    "default-src 'self'",
    `script-src 'self' ${script}${tag}${captcha}`,
    `style-src 'self' ${style} ${emptyStyle} ${sonnerStyle}`,
    `img-src 'self' data:${tag}`,
    `connect-src 'self'${tag}${captcha}`,
    `frame-src${captcha || " 'none'"}`,
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportsPath}`,
    `report-to ${endpoint}`,
  ].join("; ");
}

/** The CSP source of an inline script or style: the hash of its text (CSP 3, 2.3.1). */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The endpoint that a page's policies refer to. */
export const reportingEndpoints = `${endpoint}="${reportsPath}"`;
