import type { ConnectionOptions } from "node:tls";
import pg from "pg";

/** The address of a PostgreSQL and our user. A `host` that starts with "/" is a socket folder. */
export type ConnectionSettings = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl?: boolean | ConnectionOptions;
};

/**
 * Reads a `DATABASE_URL` as the driver does, so that every form it accepts is accepted here. Takes a postgres://
 * address; throws the driver's error when it is not valid.
 */
export function settingsFromUrl(url: string): ConnectionSettings {
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
