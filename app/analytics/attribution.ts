import { agreesToMeasurement } from "./consent.ts";

/** The session cookie with the advertisement that led here. */
export const campaignCookie = "campaign";

/** The maximum length of the cookie's text, in characters. */
const longest = 500;

/**
 * The cookie with the tracking parameters that a redirect removed from a URL; null where there are none, or without
 * consent to measurement (product 3.2).
 */
export function attributionCookie(
  tracking: readonly string[],
  cookieHeader: string | undefined,
): string | null {
  if (tracking.length === 0 || !agreesToMeasurement(cookieHeader)) return null;
  const value = encodeURIComponent(tracking.join("&").slice(0, longest));
  return `${campaignCookie}=${value}; Path=/; SameSite=Lax`;
}

/** The tracking parameters in the browser's cookies; null for none. */
export function campaignOf(cookies: string): Record<string, string> | null {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${campaignCookie}=`));
  if (!pair) return null;
  try {
    return Object.fromEntries(new URLSearchParams(decodeURIComponent(pair.slice(campaignCookie.length + 1))));
  } catch {
    return null;
  }
}
