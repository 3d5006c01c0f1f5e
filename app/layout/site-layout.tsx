import { type ReactNode, useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { Measurement } from "#app/analytics/measurement.tsx";
import { CachePages } from "#app/offline/cache-pages.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onFirstEvent } from "#app/ui/on-first-event.ts";
import { BareLayout } from "./bare-layout.tsx";
import { bottomBar } from "./bottom-bar.ts";
import type { LayoutData } from "./layout-data.ts";
import { mainId } from "./route-change.tsx";
import "#app/ui/fold.css";
import "./header.css";
import "./services-menu.css";
import "./language-links.css";
import "./mobile-menu.css";
import "./site-layout.css";
import "./footer.css";
import "./to-top.css";

const Header = hydrateOnInteraction(() => import("./header.tsx").then((module) => module.Header));
const Footer = hydrateOnInteraction(() => import("./footer.tsx").then((module) => module.Footer));

/** The layout of every public page: header, main, footer, and what every page has. */
export function SiteLayout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const matches = useMatches();
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
      <DiscoverPages />
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

const interactions = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin", "scroll"];

/**
 * Makes React Router request the routes that a page links to at the first interaction. Otherwise it would
 * request each at the click, and could not prefetch.
 */
function DiscoverPages() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    // In development React would warn of the attribute on links of parts that it hydrates later.
    if (import.meta.env.DEV) return;
    if (window.hasInteracted) return discover();
    return onFirstEvent(interactions, discover);
  }, [pathname]);
  return null;
}

function discover(): void {
  if (!navigator.onLine) return;
  for (const link of document.querySelectorAll("a[href^='/']")) link.setAttribute("data-discover", "");
}
