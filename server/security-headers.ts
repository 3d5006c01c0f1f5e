/** The security headers of every response; `secure`: the site is served over https. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
