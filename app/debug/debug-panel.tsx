import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageVersion } from "#app/document/react-router-internals.ts";
import { dataPaths } from "#app/site-map.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { AddressesView } from "./addresses-view.tsx";
import { hasDebugFlag, setDebugFlag } from "./flag.ts";
import { type DebugState, debugValue, debugViewOf, debugViews } from "./rules.ts";
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

/**
 * Logs errors, layout shifts, and requests to the site's own server, by path, to the browser's console. Returns the
 * function that stops it.
 */
function logForDebugging(): () => void {
  const observer = new PerformanceObserver((list) => {
    // Without its query, which may contain what a visitor typed.
    for (const entry of list.getEntries())
      log(entry.entryType, entry.name.split("?", 1)[0], Math.round(entry.duration));
  });
  for (const type of ["navigation", "resource", "largest-contentful-paint", "layout-shift", "event"])
    observer.observe({ type, buffered: type !== "event" });
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("error", ({ message }) => log("fel", message), { signal });
  addEventListener("unhandledrejection", ({ reason }) => log("fel", String(reason)), { signal });
  log("loggning på");
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

function log(...values: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the debug log
  console.debug("[debug]", ...values);
}

/** The build of the page, the build of the server, and the page's size in the browser (product 2.6). */
function DeploymentView() {
  const deployment = useDebugState(30_000)?.deployment;
  const version = pageVersion() ?? "okänd";
  const rows = [
    { name: "Sidans bygge", value: version },
    { name: "Serverns bygge", value: deployment ? `${deployment.version} (${deployment.mode})` : "frågar …" },
    { name: "Startad", value: deployment?.startedAt ?? "–" },
    { name: "Svarade senast", value: deployment?.now ?? "–" },
    { name: "Språk", value: document.documentElement.lang },
    { name: "Nät", value: navigator.onLine ? "uppkopplad" : "frånkopplad" },
    { name: "Service worker", value: navigator.serviceWorker?.controller ? "svarar" : "ingen" },
    { name: "Fönster", value: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} dpr` },
    { name: "Element", value: String(document.getElementsByTagName("*").length) },
  ];
  const isOld = deployment?.mode === "production" && deployment.version !== version;
  return (
    <section>
      <h2>Driftsättning</h2>
      {isOld && <p role="status">Sidan är från ett äldre bygge än serverns: ladda om.</p>}
      <FactList facts={rows} />
    </section>
  );
}

/** The last hundred redirects of the process that answers the request: paths of the site only. */
function RedirectsView() {
  const redirects = useDebugState(5_000)?.redirects ?? [];
  const [visit] = performance.getEntriesByType("navigation");
  const hops = visit instanceof PerformanceNavigationTiming ? visit.redirectCount : 0;
  return (
    <section>
      <h2>Omdirigeringar</h2>
      <p>
        Den här sidan kom efter {hops} hopp. De senaste {redirects.length} i processen som svarade:
      </p>
      <table>
        <TableHead columns={["När", "Från", "Till", "Status"]} />
        <tbody>
          {redirects.map(({ number, at, from, to, status }) => (
            <tr key={number}>
              <td>{at}</td>
              <td>{from ?? "(ingen av våra)"}</td>
              <td>{to ?? "(ingen av våra)"}</td>
              <td>{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const pollMilliseconds = 2_000;
const maxPolls = 23;

/** The events recorded in this tab (product 2.6): polls every two seconds until there are some, 23 times at most. */
function AnalyticsView() {
  const [polls, setPolls] = useState(0);
  const requests = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname === "/events");
  const isDone = requests.length > 0 || polls >= maxPolls;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setPolls(polls + 1), pollMilliseconds);
    return () => clearTimeout(timer);
  }, [polls, isDone]);
  const foreign = [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin);
  const paints = performance.getEntriesByType("paint");
  const rows = [
    { name: "Frågat", value: `${polls} av ${maxPolls} gånger${isDone ? ", klart" : ""}` },
    { name: "Skickat till /events", value: `${requests.length} gånger` },
    { name: "Händelser för tagg", value: window.dataLayer ? `${window.dataLayer.length}` : "ingen tagg" },
    { name: "Skript från andra", value: foreign.map(({ src }) => new URL(src).origin).join(", ") || "inga" },
    ...paints.map(({ name, startTime }) => ({ name, value: `${Math.round(startTime)} ms` })),
  ];
  return (
    <section>
      <h2>Mätning</h2>
      <FactList facts={rows} />
    </section>
  );
}

/** The server's state, fetched now and then at an interval (ms); null before the first answer. */
function useDebugState(every: number): DebugState | null {
  const [state, setState] = useState<DebugState | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const fetchState = async () => {
      const answer = await fetch(`${dataPaths.debugState}?debug=true`, { signal: aborter.signal });
      if (answer.ok) setState(await answer.json());
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
