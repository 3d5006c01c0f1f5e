import { type ReactNode, Suspense } from "react";
import { ComponentErrorBoundary } from "#app/layout/component-error-boundary.tsx";
import { useLayoutData } from "#app/layout/layout-data.ts";
import "#app/ui/state.css";

interface PartProps {
  name: string;
  /** The texts of a section that fails (product 6.5). */
  failed: readonly string[];
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * A section that is streamed and hydrated on its own; if it fails it shows an error, and the rest of the page is kept.
 */
export function Part({ name, failed, loading, children }: PartProps) {
  const layout = useLayoutData();
  if (!layout) return children;
  // For a section that the server could not render; the browser tries again. The texts are English on every page.
  const notRendered = (
    <div className="section wrap">
      <div className="state" lang="en">
        {failed.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
  return (
    <ComponentErrorBoundary name={name} messages={layout.errors} fallbackTexts={failed}>
      <Suspense fallback={loading ?? notRendered}>{children}</Suspense>
    </ComponentErrorBoundary>
  );
}
