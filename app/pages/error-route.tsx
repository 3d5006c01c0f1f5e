import { Outlet, useLocation } from "react-router";
import { useHasOwnFrame } from "#app/layout/bare-layout.tsx";
import { GenericErrorBoundary } from "#app/layout/generic-error-boundary.tsx";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { mainId } from "#app/layout/route-change.tsx";
import { RouteErrorScreen } from "#app/layout/route-error-screen.tsx";

/**
 * The parent of every route, without a path of its own, for its ErrorBoundary: after an action that threw, React
 * Router runs only the loaders above the nearest error boundary. So the root's loader, which has the texts of the
 * layout, must be above it.
 */
export default function ErrorRoute() {
  const layout = useLayoutData();
  const locationKey = useLocation().key;
  return layout ? (
    <GenericErrorBoundary messages={layout.errors} locationKey={locationKey}>
      <Outlet />
    </GenericErrorBoundary>
  ) : null;
}

/** Shows the error of a loader or an action within the site's layout. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const layout = useLayoutData();
  const hasOwnFrame = useHasOwnFrame();
  if (!layout) throw error;
  const screen = <RouteErrorScreen error={error} locale={layout.locale} messages={layout.errors} />;
  return hasOwnFrame ? (
    <main className="wrap" id={mainId} tabIndex={-1}>
      {screen}
    </main>
  ) : (
    screen
  );
}
