import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import type { Address } from "./client.ts";

/** How to connect to PostgreSQL. A `host` that starts with "/" is a socket folder. */
export type ConnectionSettings = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl?: boolean | ConnectionOptions;
  /** Set when the URL names several servers: the writable one is used, and `host` and `port` are ignored. */
  addresses?: Address[];
};

/**
 * Parses a postgres:// URL with the driver, so that every form it accepts is accepted here. The URL may name several
 * servers (`postgres://user:password@one:5432,two:5432/name`). Throws the driver's error when it is invalid.
 */
export function settingsFromUrl(url: string): ConnectionSettings {
  const [first, ...others] = urlsOfServers(url).map(parseUrl);
  if (!first) throw new Error("The URL names no server.");
  if (others.length === 0) return first;
  return { ...first, addresses: [first, ...others].map(({ host, port }) => ({ host, port })) };
}

/** Splits a URL that may name several servers into one URL for each. */
export function urlsOfServers(url: string): string[] {
  const hostsStart = url.indexOf("://") + 3;
  const length = url.slice(hostsStart).search(/[/?]/);
  const pathStart = length < 0 ? url.length : hostsStart + length;
  // The user and password end at the last @ before the path.
  const servers = Math.max(hostsStart, url.lastIndexOf("@", pathStart) + 1);
  const [start, rest] = [url.slice(0, servers), url.slice(pathStart)];
  return url
    .slice(servers, pathStart)
    .split(",")
    .map((server) => start + server + rest);
}

function parseUrl(url: string): ConnectionSettings {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url });
  return {
    host,
    port,
    user: user ?? "postgres",
    database: database ?? "postgres",
    ...(password ? { password } : {}),
    ...(ssl ? { ssl } : {}),
  };
}
