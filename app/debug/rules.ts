import type { SeenRedirect } from "#app/redirects/redirects.server.ts";
import { brandName } from "#brand/name.ts";

/** The local-storage key that opens the debug views on every page. */
export const debugFlag = `${brandName.slug}-debug`;

/** The views that a value of the parameter opens; the deployment panel opens with any value. */
export const debugViews = ["redirects", "analytics", "urls", "swedish"] as const;
export type DebugView = (typeof debugViews)[number];

/** The value of the debug parameter (product 2.6); null when it is absent. */
export function debugValue(search: string): string | null {
  return new URLSearchParams(search).get("debug");
}

/** The view that a value opens beside the deployment panel. */
export function debugViewOf(value: string | null): DebugView | undefined {
  return debugViews.find((view) => view === value);
}

/** The server's state, none of it secret. */
export interface DebugState {
  deployment: {
    /** The version of the product with the commit of the build, such as 1.0.0+5ad04385. */
    version: string;
    /** The build's own name; a page with another one is from before a deploy. */
    build: string;
    mode: "production" | "development";
    /** ISO 8601, UTC. */
    startedAt: string;
    now: string;
  };
  /** The latest redirects of this process, newest first. */
  redirects: readonly SeenRedirect[];
}

/** What every view is given: the server's state, null before its first response. */
export interface DebugViewProps {
  state: DebugState | null;
}
