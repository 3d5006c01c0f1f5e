import { type ReactNode, Suspense } from "react";
import { ComponentErrorBoundary } from "#app/layout/component-error-boundary.tsx";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { SectionFailed } from "#app/sections/section-failed.tsx";

interface PartProps {
  name: string;
  /** The texts of a section that fails (product 6.5). */
  failed: readonly string[];
  /** In place of a section that comes later. */
  loading?: ReactNode;
  children: ReactNode;
}

/** A late section: it arrives and hydrates by itself; when it fails it says so and the rest of the page stays. */
export function Part({ name, failed, loading, children }: PartProps) {
  const layout = useLayoutData();
  if (!layout) return children;
  return (
    <ComponentErrorBoundary name={name} words={layout.errors} fallbackTexts={failed}>
      <Suspense fallback={loading ?? <SectionFailed texts={failed} />}>{children}</Suspense>
    </ComponentErrorBoundary>
  );
}
