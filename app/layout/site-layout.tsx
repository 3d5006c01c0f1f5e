import { type ReactNode, useEffect, useState } from "react";
import { useMatches } from "react-router";
import { Measurement } from "#app/analytics/measurement.tsx";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { CachePages } from "#app/offline/cache-pages.tsx";
import { siteMap } from "#app/site-map.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BareLayout } from "./bare-layout.tsx";
import { bottomBar } from "./bottom-bar.ts";
import { currentConnection, isSlowConnection } from "./device-rules.ts";
import { useKeptDocument } from "./kept-document.ts";
import type { LayoutData } from "./layout-data.ts";
import { mainId } from "./route-change.tsx";
import "./site-layout.css";
import "./header.tsx?styles";
import "./footer.tsx?styles";

const Header = hydrateOnInteraction(() => import("./header.tsx").then((module) => module.Header));
const Footer = hydrateOnInteraction(() => import("./footer.tsx").then((module) => module.Footer));

/** The layout of every public page: header, main, footer, and what every page has. */
export function SiteLayout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const matches = useMatches();
  useKeptDocument();
  const isPage = matches.at(-1)?.id !== "pages/not-found";
  const hasBar = matches.at(-1)?.handle === bottomBar;
  return (
    <BareLayout messages={data.interface}>
      <Header data={data} />
      <main id={mainId} className={hasBar ? "over-bottom-bar" : undefined} tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
      <ToTop label={data.interface.toTop} />
      <PrefetchOrder locale={data.locale} />
      <CachePages />
      <Measurement consent={data.consent} language={data.locale} isPage={isPage} />
    </BareLayout>
  );
}

/** The scroll-to-top button; shown after scrolling one window height (global-behaviour.tsx). */
function ToTop({ label }: { label: string }) {
  return (
    <button type="button" className="to-top" aria-label={label} onClick={toTop}>
      <Icon name="arrow" />
    </button>
  );
}

function toTop(): void {
  // Move the focus too: this button is about to disappear.
  document.getElementById(mainId)?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** How long a page is used before the order's is prefetched (product 5.9). */
const prefetchMilliseconds = 1_000;

/**
 * Prefetches the data of the express order, where a buyer goes next, unless the connection is slow. PrefetchPageLinks
 * would import the page's modules, too, and React Router reloads the document when that fails: without a network a
 * visitor in a form would lose the page.
 */
function PrefetchOrder({ locale }: { locale: Locale }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isSlowConnection(currentConnection())) return;
    const timer = setTimeout(() => setIsDue(true), prefetchMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  const { path } = siteMap.expressOrder;
  // As React Router requests it: the root's data stays.
  const data = withQuery(pathIn(`${path}.data`, locale), { _routes: path.slice(1) });
  return <link rel="prefetch" as="fetch" href={data} />;
}
