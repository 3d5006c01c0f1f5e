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
  return <Link to={to} prefetch={prefetch} {...props} />;
}
