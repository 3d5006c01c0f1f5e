import { brand } from "#app/content/brand.ts";

/** Under this name the browser keeps that somebody wants the debug views on every page. */
export const debugFlag = `${brand.slug}-debug`;

/** The views that a value of the parameter opens; the deployment panel is open with any value. */
export const debugViews = ["redirects", "analytics", "urls", "swedish"] as const;
export type DebugView = (typeof debugViews)[number];

/** The value of the debug parameter (product 2.6); null when it is not there. */
export function debugValue(search: string): string | null {
  return new URLSearchParams(search).get("debug");
}

/** The view that a value opens beside the deployment panel. */
export function debugViewOf(value: string | null): DebugView | undefined {
  return debugViews.find((view) => view === value);
}

/** What the server tells of itself, and nothing that a visitor may not know. */
export interface DebugState {
  deployment: {
    /** The build's own name for itself; a page with another one is from before a deploy. */
    version: string;
    mode: "production" | "development";
    /** ISO 8601, UTC. */
    startedAt: string;
    now: string;
  };
  /** The last ones of the process that answers, newest first. */
  redirects: readonly {
    number: number;
    at: string;
    from: string | null;
    to: string | null;
    status: number;
  }[];
}
