import { createHash } from "node:crypto";

/**
 * Where browsers report that a page broke its own policies (server/browser-reports.ts). By this name it is also where the
 * Permissions-Policy's reports go, which then need not say so.
 */
export const reportsPath = "/reports";
const endpoint = "default";

/** The inline script and style that a page may use, as sources of its policy (sourceOf). */
export interface InlineSources {
  script: string;
  style: string;
}

/** A style without text, as Sonner puts it into the page before it fills it. */
const emptyStyle = sourceOf("");

/**
 * Sonner, which shows the toasts (app/layout/toaster.tsx), puts this style into the page when it is loaded. The hash is
 * of version 2.0.8; content-security-policy.test.ts gives that of another.
 */
export const sonnerStyle = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

interface Origins {
  tagOrigin?: string | undefined;
  signInOrigin?: string | undefined;
  captchaOrigin?: string | undefined;
}

/**
 * The Content-Security-Policy of one page: only its own files, and the inline script and style that we put into it, by
 * hash; whatever else stands in the page does not run. A configured analytics tag's origin may serve its script, and
 * be told and asked for pixels; a hosted sign-in's may be asked; a captcha's is given for a page that shows one alone.
 */
export function contentSecurityPolicy(
  { script, style }: InlineSources,
  { tagOrigin, signInOrigin, captchaOrigin }: Origins = {},
): string {
  const signIn = signInOrigin ? ` ${signInOrigin}` : "";
  const captcha = captchaOrigin ? ` ${captchaOrigin}` : "";
  const tag = tagOrigin ? ` ${tagOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${script}${tag}${captcha}`,
    `style-src 'self' ${style} ${emptyStyle} ${sonnerStyle}`,
    `img-src 'self' data:${tag}`,
    "font-src 'self'",
    `connect-src 'self'${tag}${signIn}${captcha}`,
    ...(captcha ? [`frame-src${captcha}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportsPath}`,
    `report-to ${endpoint}`,
  ].join("; ");
}

/** The source that allows an inline script or style: the hash of its text (CSP 3, 2.3.1). */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What a page's policies mean by their endpoint. */
export const reportingEndpoints = `${endpoint}="${reportsPath}"`;
