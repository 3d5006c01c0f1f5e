import { createContext } from "react-router";
import type { Database } from "#backend/database/connection.ts";
import type { Configuration } from "./configuration.ts";

/** The database of this process, for loaders and actions. */
export const databaseContext = createContext<Database>();

/** The validated configuration of this process. */
export const configurationContext = createContext<Configuration>();

/** The address a request came from, for the rate limit; never logged. */
export const senderContext = createContext<string>("unknown");

/** Where errors of loaders, actions and renders go: (error, path without its query). */
export const reportErrorContext = createContext<(error: unknown, path: string) => void>(() => {});

/** The site's own address, for canonical links and letters: configured, never read off a request. */
export const siteUrlContext = createContext<string>();
