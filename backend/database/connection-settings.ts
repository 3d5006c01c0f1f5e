import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import { type Address, Addresses } from "./client.ts";

/** The address of a PostgreSQL and our user. A `host` that starts with "/" is a socket folder. */
export type ConnectionSettings = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl?: boolean | ConnectionOptions;
  /** When the address names several servers: the writable one of them is used, whatever `host` and `port` say. */
  addresses?: Addresses;
};

/**
 * Reads a `DATABASE_URL` as the driver does, so that every form it accepts is accepted here. Takes a postgres://
 * address, which may name several servers (`postgres://user:password@one:5432,two:5432/name`); throws the driver's
 * error when it is not valid.
 */
export function settingsFromUrl(url: string): ConnectionSettings {
  const [first, ...others] = addressesIn(url).map(readOne);
  if (!first) throw new Error("The address names no server.");
  if (others.length === 0) return first;
  const places: [Address, ...Address[]] = [placeOf(first), ...others.map(placeOf)];
  return { ...first, addresses: new Addresses(places) };
}

/** The addresses of the single servers that an address names, with what they have in common in each. */
export function addressesIn(url: string): string[] {
  const from = url.indexOf("://") + 3;
  const length = url.slice(from).search(/[/?]/);
  const to = length < 0 ? url.length : from + length;
  // The user and password end at the last @ before the path.
  const servers = Math.max(from, url.lastIndexOf("@", to) + 1);
  const [start, rest] = [url.slice(0, servers), url.slice(to)];
  return url
    .slice(servers, to)
    .split(",")
    .map((server) => start + server + rest);
}

function readOne(url: string): ConnectionSettings {
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

function placeOf({ host, port }: ConnectionSettings): Address {
  return { host, port };
}
