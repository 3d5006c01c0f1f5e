export type Store = "appStore" | "playStore";

const robot = /bot\b|crawl|spider|preview|lighthouse/i;

/**
 * The app store of a device, by its User-Agent header: the App Store for an iPhone, Google Play for an Android device,
 * null for others (product 2.5). Crawlers and link previews stay on the page.
 */
export function storeOf(userAgent: string | null): Store | null {
  if (!userAgent || robot.test(userAgent)) return null;
  // Windows phones contain both names.
  if (/Windows Phone/i.test(userAgent)) return null;
  if (/\b(iPhone|iPod)\b/.test(userAgent)) return "appStore";
  return /\bAndroid\b/.test(userAgent) ? "playStore" : null;
}
