import { Outlet, useLocation } from "react-router";
import { useHasOwnFrame } from "#app/layout/bare-layout.tsx";
import { GenericErrorBoundary } from "#app/layout/generic-error-boundary.tsx";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { mainId } from "#app/layout/route-change.tsx";
import { RouteErrorScreen } from "#app/layout/route-error-screen.tsx";

/**
 * Between the root and every other route, without an address: after an action that threw, React Router runs only the
 * loaders above the nearest error boundary, so the root's loader, which brings the words of the layout, has to be
 * above it.
 */
export default function ErrorRoute() {
  const layout = useLayoutData();
  const place = useLocation().key;
  return layout ? (
    <GenericErrorBoundary words={layout.errors} place={place}>
      <Outlet />
    </GenericErrorBoundary>
  ) : null;
}

/** Shows the error of a loader or an action inside the site's layout. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const layout = useLayoutData();
  const hasOwnFrame = useHasOwnFrame();
  if (!layout) throw error;
  const screen = <RouteErrorScreen error={error} locale={layout.locale} words={layout.errors} />;
  return hasOwnFrame ? (
    <main className="wrap" id={mainId} tabIndex={-1}>
      {screen}
    </main>
  ) : (
    screen
  );
}
