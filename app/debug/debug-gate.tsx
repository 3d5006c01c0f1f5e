import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dataPaths } from "#app/site-map.ts";
import { hasDebugFlag } from "./flag.ts";
import { debugValue } from "./rules.ts";

/**
 * Shows the debug views at a URL with the debug parameter, or in a browser with the flag; only then is their code
 * loaded.
 */
export function DebugGate() {
  const { pathname, search } = useLocation();
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isAsked = debugValue(search) !== null;
    if (!isAsked && !hasDebugFlag()) return;
    // The server doesn't know the flag, so the debug page is loaded again with the parameter. With in-app
    // navigation it would show only at the first interaction (app/ui/hydrate-on-interaction.tsx).
    if (!isAsked && pathname === dataPaths.debugPage) window.location.replace(`${pathname}?debug=true`);
    import("./debug-panel.tsx").then(({ DebugPanel }) => setPanel(() => DebugPanel)).catch(() => {});
  }, [pathname, search]);
  return Panel && <Panel />;
}
