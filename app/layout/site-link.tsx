import type { ComponentProps } from "react";
import { Link } from "react-router";
import { currentConnection, isSlowConnection } from "./device-rules.ts";

// Only event handlers depend on it, not the markup, so server and browser may differ.
const prefetch = isSlowConnection(currentConnection()) ? "none" : "intent";

/**
 * A link inside the site: in-app navigation, prefetched on intent unless the connection is slow. `to` is a whole
 * address, from its first slash.
 */
export function SiteLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  // The same markup; a page has dozens, and a Link's preparation for clicks takes the server a tenth of its time.
  if (import.meta.env.SSR) return <a href={to} {...props} />;
  // discover-pages.tsx may have marked the link in the HTML before its part of the page is hydrated.
  return <Link discover="none" to={to} prefetch={prefetch} suppressHydrationWarning {...props} />;
}
