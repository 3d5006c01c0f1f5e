import { once } from "node:events";
import { createServer } from "node:net";
import type { Configuration } from "#server/configuration.ts";

/** Throws what listening would throw, before anything is filled. */
export async function assertFree({ PORT, HOST }: Configuration): Promise<void> {
  const server = createServer().listen(PORT, HOST);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
