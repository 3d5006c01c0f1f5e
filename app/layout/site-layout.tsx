import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { Measurement } from "#app/analytics/measurement.tsx";
import { CachePages } from "#app/offline/cache-pages.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { BareLayout } from "./bare-layout.tsx";
import { bottomBar } from "./bottom-bar.ts";
import { DiscoverPages } from "./discover-pages.tsx";
import type { LayoutData } from "./layout-data.ts";
import { mainId } from "./route-change.tsx";
import { ToTop } from "./to-top.tsx";
import "#app/ui/fold.css";
import "./header.css";
import "./services-menu.css";
import "./language-links.css";
import "./mobile-menu.css";
import "./site-layout.css";
import "./footer.css";

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
