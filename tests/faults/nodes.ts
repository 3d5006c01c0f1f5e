import { onTestFinished } from "vitest";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import type { TestPostgres } from "./postgres.ts";

/** Settings that all nodes on one database share. */
const common = {
  SECRETS_KEY: "a-key-that-every-node-of-the-test-has",
  TRUST_PROXY: "1",
  LOG_LEVEL: "warn",
};

/** Starts a node of the built product on a database; stopped when the test is done. */
export async function startNode(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  const site = await startSite({ ...common, DATABASE_URL: databaseUrl, ...environment });
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await removeData(site);
  });
  return site;
}

/** Waits until every queued email is sent. */
export async function isQueueDone(postgres: TestPostgres): Promise<boolean> {
  return (
    (await postgres.ask("select from graphile_worker.jobs where task_identifier like 'send-%'")).length === 0
  );
}
