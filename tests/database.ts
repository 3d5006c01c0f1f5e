import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { migrate, seed } from "#backend/database/migrate.ts";

/** The migrated database that is copied for every test file. */
export const template = "test_template";

export type TestDatabase = {
  database: Database;
  /** The connection that the site would use. */
  site: ConnectionSettings;
  /** The connection of the migrating role. */
  admin: ConnectionSettings;
  /** Queries as the migrating role, to prepare a test or to read what policies hide. */
  ask<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  /** Breaks every connection of one kind, by its application_name, as a failing network would. */
  hangUp(application: "site" | "worker" | "changes"): Promise<void>;
};

/** A new, migrated, empty database for the calling test file, deleted after its tests. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = inject("databaseAdmin");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, name, template);
  const admin = { ...server, database: name };
  const site = await migrate(admin);
  const database = openDatabase(site);
  const pool = new pg.Pool({ ...admin, max: 4 });
  pool.on("error", () => undefined);
  afterAll(async () => {
    await database.close();
    await pool.end();
    await dropDatabase(server, name);
  });
  return {
    database,
    site,
    admin,
    async ask<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
      return (await pool.query<Row>(query, values)).rows;
    },
    // As the site's own login, which may end its own sessions; the migrating role may not, if it is no superuser.
    hangUp: (application) =>
      command(
        site,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = '${application}' and datname = current_database()`,
      ),
  };
}

/** Adds the first articles and openings to a database without any; returns whether it did. */
export function seedDatabase(connection: ConnectionSettings, folder?: string): Promise<boolean> {
  return seed(
    connection,
    async () => (await import("#app/news/first-articles.server.ts")).readFirstArticles(),
    folder,
  );
}

/** Counts the notifications of a channel from now on (backend/database/changes.ts). */
export async function countNotifications(db: TestDatabase, channel: "content_changed" | "admin_changed") {
  const client = new pg.Client(db.admin);
  let count = 0;
  client.on("notification", () => {
    count += 1;
  });
  await client.connect();
  await client.query(`listen ${channel}`);
  onTestFinished(() => client.end());
  return async () => {
    // Earlier notifications are delivered before the result of a query.
    await client.query("select");
    return count;
  };
}

/** Polls until `look` returns something other than undefined or false; fails after thirty seconds. */
export async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("it did not happen within thirty seconds");
}

/** Creates a database; as a copy of another when `of` is given. */
export function createDatabase(server: ConnectionSettings, name: string, of = "template1") {
  return command(server, `create database ${name} template ${of}`);
}

export function dropDatabase(server: ConnectionSettings, name: string) {
  return command(server, `drop database if exists ${name} with (force)`);
}

async function command(server: ConnectionSettings, sql: string) {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
