import { Link, type LinkProps } from "react-router";
import { isBuilt } from "#app/site-map.ts";
import { currentConnection, isSlowConnection } from "./device-rules.ts";

// Only handlers depend on it, no markup: server and browser may differ.
const prefetch = isSlowConnection(currentConnection()) ? "none" : "intent";

/** A link inside the site: in-app navigation, fetched ahead on intent unless the connection is slow or there is no page yet. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  return <Link discover="none" to={to} prefetch={isBuilt(to) ? prefetch : "none"} {...props} />;
}
