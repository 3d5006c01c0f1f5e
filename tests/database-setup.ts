import "./unsynced-postgres.mjs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type ConnectionSettings, settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { createDatabase, dropDatabase, template } from "./database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseAdmin: ConnectionSettings;
  }
}

/**
 * Provides a real PostgreSQL for the database tests: the one in DATABASE_URL (whose user may create databases),
 * otherwise an embedded one for this run. Migrates one database, which is copied for every test file.
 */
export async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL ? outside(process.env.DATABASE_URL) : await embedded();
  const { admin } = server;
  await dropDatabase(admin, template);
  await createDatabase(admin, template);
  await migrate({ ...admin, database: template });
  project.provide("databaseAdmin", admin);
  return async () => {
    await dropDatabase(admin, template);
    await server.stop();
  };
}

function outside(url: string) {
  return { admin: settingsFromUrl(url), stop: async () => undefined };
}

async function embedded() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "database-tests-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return {
    admin: postgres.connection,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
