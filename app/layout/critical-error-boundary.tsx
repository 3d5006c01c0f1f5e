import { Component, type ReactNode } from "react";
import { criticalHeading, errorText } from "./critical-error.ts";

/** The last resort inside the app: not even an error screen could be drawn, or there are no words for one. */
export function CriticalErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="section wrap" lang="en">
      <h1>{criticalHeading}</h1>
      <p>{errorText(error)}</p>
    </main>
  );
}

/** Stands around the root's error screen; what breaks inside it shows as the last resort. */
export class CriticalErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CriticalErrorScreen error={failure.error} /> : this.props.children;
  }
}
