import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dataPaths } from "#app/site-map.ts";
import { hasDebugFlag } from "./flag.ts";
import { debugValue } from "./rules.ts";

/**
 * Opens the debug views for an address with the debug parameter, or a browser with the flag. Their code comes
 * then and only then.
 */
export function DebugGate() {
  const { pathname, search } = useLocation();
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isAsked = debugValue(search) !== null;
    if (!isAsked && !hasDebugFlag()) return;
    // The server does not know the flag: the debug page is loaded once more, in so many words. The router would show
    // it at the first touch only (app/ui/at-first-touch.tsx).
    if (!isAsked && pathname === dataPaths.debugPage) window.location.replace(`${pathname}?debug=true`);
    import("./debug-panel.tsx").then(({ DebugPanel }) => setPanel(() => DebugPanel)).catch(() => {});
  }, [pathname, search]);
  return Panel && <Panel />;
}
