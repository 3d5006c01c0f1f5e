import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dataPaths } from "#app/site-map.ts";
import { AddressesView } from "./addresses-view.tsx";
import { AnalyticsView } from "./analytics-view.tsx";
import { useDebugLog } from "./debug-log.ts";
import { DeploymentView } from "./deployment-view.tsx";
import { hasDebugFlag, setDebugFlag } from "./flag.ts";
import { RedirectsView } from "./redirects-view.tsx";
import {
  type DebugState,
  type DebugView,
  type DebugViewProps,
  debugValue,
  debugViewOf,
  debugViews,
} from "./rules.ts";
import { SwedishView } from "./swedish-view.tsx";
import "./debug-panel.css";

const views: Readonly<Record<DebugView, ComponentType<DebugViewProps>>> = {
  redirects: RedirectsView,
  analytics: AnalyticsView,
  urls: AddressesView,
  swedish: SwedishView,
};

/** The debug views at the bottom of the page, in Swedish only: for developers of the site. */
export function DebugPanel() {
  const value = debugValue(useLocation().search);
  const [isKept, setKept] = useState(hasDebugFlag);
  const [isClosed, setClosed] = useState(false);
  const viewName = debugViewOf(value);
  useDebugLog(value === "true" || isKept);
  if (isClosed) return null;
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
        <Views name={viewName} />
      </section>
    </aside>
  );
}

/** The deployment, and below it the view with a name. */
function Views({ name }: { name: DebugView | undefined }) {
  const state = useDebugState(name === "redirects" ? 5_000 : 30_000);
  const View = name && views[name];
  return (
    <>
      <DeploymentView state={state} />
      {View && <View state={state} />}
    </>
  );
}

/** The server's state, fetched now and then at an interval (ms); null before the first response. */
function useDebugState(every: number): DebugState | null {
  const [state, setState] = useState<DebugState | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const fetchState = async () => {
      const response = await fetch(`${dataPaths.debugState}?debug=true`, { signal: aborter.signal });
      if (response.ok) setState(await response.json());
    };
    const refresh = () => void fetchState().catch(() => {});
    refresh();
    const timer = setInterval(refresh, every);
    return () => {
      clearInterval(timer);
      aborter.abort();
    };
  }, [every]);
  return state;
}
