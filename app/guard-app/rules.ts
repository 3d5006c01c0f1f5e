export type Store = "appStore" | "playStore";

const robot = /bot\b|crawl|spider|preview|lighthouse/i;

/**
 * The store that a device installs from, by its User-Agent header: an iPhone from the App Store, an Android device
 * from Google Play, anything else from neither (product 2.5). Whoever reads the page for a search
 * engine or a link preview stays on it.
 */
export function storeOf(userAgent: string | null): Store | null {
  if (!userAgent || robot.test(userAgent)) return null;
  // Windows phones called themselves both.
  if (/Windows Phone/i.test(userAgent)) return null;
  if (/\b(iPhone|iPod)\b/.test(userAgent)) return "appStore";
  return /\bAndroid\b/.test(userAgent) ? "playStore" : null;
}
