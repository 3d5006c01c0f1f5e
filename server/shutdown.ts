import type { Server } from "node:http";
import type { Log } from "./log.ts";

/** Answers under way get this long; whoever still sends or reads then is cut off. */
const answersMilliseconds = 3_000;
/** The process ends after this, whatever is under way: containers are killed after ten seconds. */
const graceMilliseconds = 8_000;
/** Ctrl-C reaches a process from the terminal and again from the npm that started it: that is one signal. */
const echoMilliseconds = 1_000;

interface Parts {
  /** Ends the answers that would never end by themselves. */
  leave(): void;
  stop(): Promise<void>;
}

/**
 * Ends the process in order on SIGINT or SIGTERM: no new connections, the answers under way, the emails
 * under way, the database. A later second signal ends it at once; what is then left of an embedded
 * PostgreSQL or a locked job is taken over by the next start.
 */
export function stopOnSignals(log: Log, server: Server, parts: Parts): void {
  let stoppingSince: number | undefined;
  const stop = async () => {
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    setTimeout(() => server.closeAllConnections(), answersMilliseconds).unref();
    const closed = new Promise((done) => server.close(done));
    parts.leave();
    await closed;
    await parts.stop();
    process.exit(0);
  };
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMilliseconds) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().catch((error: unknown) => {
      log.error({ err: error }, "stop failed");
      process.exit(1);
    });
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
