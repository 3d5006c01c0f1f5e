import { brand } from "#app/content/brand.ts";

/** The name of the cookie that keeps the session, where the site is not reached over https. */
export const sessionCookie = `${brand.slug}-session`;

/**
 * The name of the session's cookie, as @supabase/ssr's `cookieOptions.name`. Over https it has the prefix `__Host-`,
 * so that no other host of the domain can set it.
 */
export function sessionCookieOf(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `__Host-${sessionCookie}` : sessionCookie;
}

/** The key that the protocol's client wants; ours is no secret and opens nothing. */
export const clientKey = "sb_publishable_own";

const hour = 3_600;

/** How long (s) an unused session lasts: backend/auth/sessions.ts. Each renewal sets the cookie anew. */
const sessionSeconds = 12 * hour;
/** The PKCE verifier waits for a link in an email, which is good for a day. */
const proofSeconds = 24 * hour;

/** The client's options for a cookie, with the lifetime of what it holds; the client's own would be 400 days. */
export function cookieLife<Options extends { maxAge?: number | undefined }>(
  name: string,
  options: Options,
): Options {
  if (!options.maxAge) return options;
  return { ...options, maxAge: name.includes("-code-verifier") ? proofSeconds : sessionSeconds };
}
