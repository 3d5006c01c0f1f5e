import type { ComponentProps } from "react";
import { Link } from "react-router";
import { currentConnection, isSlowConnection } from "./device-rules.ts";

// Only event handlers depend on this, not the markup, so server and browser may differ.
const prefetch = isSlowConnection(currentConnection()) ? "none" : "intent";

/**
 * A link inside the site: in-app navigation, prefetched on intent unless the connection is slow. `to` is an
 * absolute path.
 */
export function SiteLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  // The same markup as Link's. A page has dozens of links, and Link's click handling took a tenth of the
  // server's time to render.
  if (import.meta.env.SSR) return <a href={to} data-discover="true" {...props} />;
  return <Link to={to} prefetch={prefetch} {...props} />;
}
