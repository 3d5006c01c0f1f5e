import { createHash } from "node:crypto";

/** The scripts that run; data need no leave. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of one rendered page: only its own files, and exactly the inline scripts and
 * styles that stand in it, by hash. A configured measurement tag's origin may serve its script, and be told and
 * asked for pixels; a hosted sign-in's may be asked; a captcha's only where one stands in the page
 * (app/account/captcha.tsx).
 */
export function contentSecurityPolicy(
  page: Buffer,
  {
    tagOrigin,
    signInOrigin,
    captchaOrigin,
  }: {
    tagOrigin?: string | undefined;
    signInOrigin?: string | undefined;
    captchaOrigin?: string | undefined;
  } = {},
): string {
  // A character a byte: hashes are of bytes, and such a text is searched at half the memory.
  const html = page.toString("latin1");
  const signIn = signInOrigin ? ` ${signInOrigin}` : "";
  const captcha = captchaOrigin && html.includes("data-captcha=") ? ` ${captchaOrigin}` : "";
  const tag = tagOrigin ? ` ${tagOrigin}` : "";
  const scripts = new Set(Array.from(html.matchAll(inlineScript), ([, text = ""]) => hash(text)));
  const styles = new Set(Array.from(html.matchAll(inlineStyle), ([, text = ""]) => hash(text)));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(" ")}${tag}${captcha}`,
    `style-src 'self' ${[...styles].join(" ")}`,
    `img-src 'self' data:${tag}`,
    "font-src 'self'",
    `connect-src 'self'${tag}${signIn}${captcha}`,
    ...(captcha ? [`frame-src${captcha}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}

/** Headers of every answer; `secure` says that the site is served over https. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
