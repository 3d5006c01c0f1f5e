import { brand } from "#app/content/brand.ts";

/** The name of the cookie that keeps the session, where the site is not reached over https. */
export const sessionCookie = `${brand.slug}-session`;

/**
 * The name of the session's cookie on a site, as @supabase/ssr's `cookieOptions.name`. Over https browsers hold to its
 * prefix: it is set by this host alone, over https, and for the whole of it, so that no other host of the domain can
 * slip somebody a session.
 */
export function sessionCookieOf(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `__Host-${sessionCookie}` : sessionCookie;
}

const hour = 3_600;

/** A session that nobody continues lives for so long (s): backend/auth/sessions.ts. Each renewal sets the cookie anew. */
const sessionSeconds = 12 * hour;
/** The half of a proof that stays here waits for a link in an email, which is good for a day. */
const proofSeconds = 24 * hour;

/** The client's options for a cookie, which lives no longer than what it keeps; the client itself would say 400 days. */
export function cookieLife<Options extends { maxAge?: number | undefined }>(
  name: string,
  options: Options,
): Options {
  if (!options.maxAge) return options;
  return { ...options, maxAge: name.includes("-code-verifier") ? proofSeconds : sessionSeconds };
}
