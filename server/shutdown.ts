import type { Server } from "node:http";
import type { Backend } from "./backend.ts";
import type { Log } from "./log.ts";

/** Answers under way get this long to finish before the process ends. */
const graceMilliseconds = 8_000;

/**
 * Ends the process in order on SIGINT or SIGTERM: no new connections, the answers under way, the letters
 * under way, the database. A second signal ends it at once.
 */
export function stopOnSignals(log: Log, server: Server, backend: Backend): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await closed;
    await backend.stop();
    process.exit(0);
  };
  const onSignal = () => {
    stop().catch((error: unknown) => {
      log.error({ err: error }, "stop failed");
      process.exit(1);
    });
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
