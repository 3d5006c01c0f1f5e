import { Link, type LinkProps } from "react-router";
import { currentConnection, isSlowConnection } from "./device-rules.ts";

// Only handlers depend on it, no markup: server and browser may differ.
const prefetch = isSlowConnection(currentConnection()) ? "none" : "intent";

/** A link inside the site: in-app navigation, fetched ahead on intent unless the connection is slow. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch={prefetch} {...props} />;
}
