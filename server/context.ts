import { createContext } from "react-router";
import type { AdminFeed } from "#app/admin/feed.server.ts";
import type { SignIn } from "#backend/auth/gateway.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Worker } from "#backend/jobs/worker.ts";
import type { Configuration } from "./configuration.ts";
import type { Redirects } from "./redirects.ts";

/** The database of this process, for loaders and actions. */
export const databaseContext = createContext<Database>();

/** What changes at the admin, for the browsers that look on. */
export const adminFeedContext = createContext<AdminFeed>();

/** The queue of this process: what keeps it from working. */
export const queueContext = createContext<Pick<Worker, "fault">>();

/** The validated configuration of this process. */
export const configurationContext = createContext<Configuration>();

/** The address a request came from, for the rate limit; never logged. */
export const senderContext = createContext<string>("unknown");

/** Where errors of loaders, actions and renders go: (error, path without its query). */
export const reportErrorContext = createContext<(error: unknown, path: string) => void>(() => {});

/** The site's own address, for canonical links and emails: configured, never read off a request. */
export const siteUrlContext = createContext<string>();

/** The redirects of this process: what finds them, and the last ones for the debug view. */
export const redirectsContext = createContext<Redirects>();

/** The HTML of a page of this site at a path with its query, or null when there is none: for share images. */
export const renderPageContext = createContext<(target: string) => Promise<string | null>>();

/** Which build this process runs, and since when: for the debug view. */
export const deploymentContext = createContext<{
  version: string;
  mode: "production" | "development";
  startedAt: string;
}>();

/** The sign-in: this process's own or a hosted one. Who is signed in is told by app/account/session.server.ts. */
export const signInContext = createContext<SignIn>();

/** Set-Cookie lines that go out with whatever the request is answered with. */
export const cookiesContext = createContext<string[]>();

/** A page as React drew it, in UTF-8, and its data in the pieces in which React Router sends them. */
export interface RenderedPage {
  html: Buffer;
  pieces: readonly string[];
}

/**
 * Takes a rendered page: the answer then is its status and headers alone. Null where the answer is to be the whole
 * page, with its data in scripts (development, share images).
 */
export const takePageContext = createContext<((page: RenderedPage) => void) | null>(null);
