import type { ConnectionOptions } from "node:tls";
import pg from "pg";

/** Where a PostgreSQL is and who we are there. A `host` that starts with "/" is a socket folder. */
export type ConnectionSettings = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl?: boolean | ConnectionOptions;
};

/**
 * Reads a `DATABASE_URL` the way the driver itself does, so that every form it accepts is accepted here.
 * Takes a postgres:// address; throws the driver's own error when it cannot be read.
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
