import { agreesToMeasurement } from "./consent.ts";

/** The session cookie that holds which advertisement led here. */
export const campaignCookie = "campaign";

/** The longest value of a parameter, in characters. */
const longest = 500;

/**
 * The cookie that keeps the tracking parameters which a redirect removed from an address; null where there are none,
 * or the visitor has not agreed to measurement (product 3.2).
 */
export function attributionCookie(
  tracking: readonly string[],
  cookieHeader: string | undefined,
): string | null {
  if (tracking.length === 0 || !agreesToMeasurement(cookieHeader)) return null;
  const value = encodeURIComponent(tracking.join("&").slice(0, longest));
  return `${campaignCookie}=${value}; Path=/; SameSite=Lax`;
}

/** The kept parameters, from the browser's cookies; null for none. */
export function campaignOf(cookies: string): Record<string, string> | null {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${campaignCookie}=`));
  if (!pair) return null;
  try {
    return Object.fromEntries(new URLSearchParams(decodeURIComponent(pair.slice(campaignCookie.length + 1))));
  } catch {
    return null;
  }
}
