import type { Route } from "./+types/settings-route";
import type { SettingsOutcome } from "./feeds.server.ts";

/** What each part of the page of the demo settings gets: the page's data, and the outcome of the last form. */
export type SettingsPage = Route.ComponentProps["loaderData"] & { outcome: SettingsOutcome | undefined };
