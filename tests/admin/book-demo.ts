import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import type { DemoRequest } from "#app/demos/schema.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { openCluster } from "#backend/database/embedded-cluster.ts";
import { demoRequest } from "#tests/demo.ts";
import type { RunningSite } from "#tests/site.ts";

let visitors = 0;

/** Books a demo as a visitor of a running site, each with an IP address of their own; returns the result. */
export async function bookAsVisitor(
  { dataDir }: Pick<RunningSite, "dataDir">,
  startsAt: Date,
  change: Partial<DemoRequest> = {},
): Promise<string> {
  const { socketDir: host, password } = openCluster(dataDir);
  const database = openDatabase({ host, port: 5432, password, user: "postgres", database: "postgres" });
  visitors += 1;
  const clientIp = `10.${process.pid % 256}.${visitors >> 8}.${visitors % 256}`;
  try {
    return (await bookDemo(database, demoRequest(startsAt, change), { clientIp })).result;
  } finally {
    await database.close();
  }
}
