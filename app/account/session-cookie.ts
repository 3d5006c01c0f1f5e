import { brandName } from "#brand/name.ts";

/** The name of the session's cookie where the site is not reached over https. */
export const sessionCookie = `${brandName.slug}-session`;

/**
 * The name of the session's cookie, as @supabase/ssr's `cookieOptions.name`. Over https it has the prefix `__Host-`,
 * so that no other host of the domain can set it.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `__Host-${sessionCookie}` : sessionCookie;
}

/** The publishable key that the Supabase client requires; ours is not a secret and gives no access. */
export const clientKey = "sb_publishable_own";

const hour = 3_600;

/** How long an unused session lasts (backend/auth/sessions.ts). Each renewal sets the cookie again. */
const sessionSeconds = 12 * hour;
/** The PKCE verifier is needed until the link in an email is followed, which is valid for a day. */
const verifierSeconds = 24 * hour;

/** The client's options for a cookie with the lifetime of its content, since the client sets 400 days. */
export function withCookieLifetime<Options extends { maxAge?: number | undefined }>(
  name: string,
  options: Options,
): Options {
  if (!options.maxAge) return options;
  return { ...options, maxAge: name.includes("-code-verifier") ? verifierSeconds : sessionSeconds };
}
