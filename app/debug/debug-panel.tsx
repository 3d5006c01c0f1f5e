import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { AddressesView } from "./addresses-view.tsx";
import { AnalyticsView } from "./analytics-view.tsx";
import { logForDebugging } from "./debug-log.ts";
import { DeploymentView } from "./deployment-view.tsx";
import { hasDebugFlag, setDebugFlag } from "./flag.ts";
import { RedirectsView } from "./redirects-view.tsx";
import { debugValue, debugViewOf, debugViews } from "./rules.ts";
import { SwedishView } from "./swedish-view.tsx";
import "./debug-panel.css";

const views = {
  redirects: RedirectsView,
  analytics: AnalyticsView,
  urls: AddressesView,
  swedish: SwedishView,
};

/** The debug views at the bottom of the page, in Swedish only: for developers of the site. */
export function DebugPanel() {
  const { pathname, search, hash } = useLocation();
  const value = debugValue(search);
  const [isKept, setKept] = useState(hasDebugFlag);
  const [isClosed, setClosed] = useState(false);
  const isLogging = value === "true" || isKept;
  useEffect(() => (isLogging ? logForDebugging() : undefined), [isLogging]);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: this is the debug log
    if (isLogging) console.debug("[debug] visar", pathname + search + hash);
  }, [isLogging, pathname, search, hash]);
  if (isClosed) return null;
  const viewName = debugViewOf(value);
  const View = viewName && views[viewName];
  const keep = () => {
    setDebugFlag(!isKept);
    setKept(!isKept);
  };
  return (
    <aside className="debug no-print" aria-label="Felsökning" lang="sv">
      <header>
        <b>Felsökning</b>
        <nav aria-label="Felsökningsvyer">
          {debugViews.map((view) => (
            <a key={view} href={`?debug=${view}`} aria-current={view === viewName ? "page" : undefined}>
              {view}
            </a>
          ))}
        </nav>
        <button type="button" aria-pressed={isKept} onClick={keep}>
          Visa alltid i den här webbläsaren
        </button>
        <button type="button" onClick={() => setClosed(true)}>
          Stäng
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable region can be scrolled by keyboard */}
      <section className="debug__views" aria-label="Valda vyer" tabIndex={0}>
        <DeploymentView />
        {View && <View />}
      </section>
    </aside>
  );
}
