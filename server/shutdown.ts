import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "./log.ts";

/** Answers in progress get this long; connections that still send or read are cut then. */
const answersMilliseconds = 3_000;
/** The process ends after this in any case: containers are killed after ten seconds. */
const graceMilliseconds = 8_000;
/** Ctrl-C reaches a process from the terminal and again from the npm that started it: that is one signal. */
const echoMilliseconds = 1_000;

interface Parts {
  /**
   * Called first: /health/ready says from now on that the process leaves. Gives how long (ms) it still serves after
   * SIGTERM.
   */
  drain(): number;
  /** Ends answers that would never end by themselves. */
  leave(): void;
  stop(): Promise<void>;
}

/**
 * Ends the process in order on SIGINT or SIGTERM: first, on SIGTERM, load balancers get the time to send visitors
 * elsewhere; then no new connections, the answers and emails in progress, and the database. A second signal later ends
 * it at once; the next start takes over an embedded PostgreSQL or a locked job that is left.
 */
export function stopOnSignals(log: Log, server: Server, parts: Parts): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    const milliseconds = parts.drain();
    if (signal === "SIGTERM") await delay(milliseconds);
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    setTimeout(() => server.closeAllConnections(), answersMilliseconds).unref();
    const closed = new Promise((done) => server.close(done));
    parts.leave();
    await closed;
    await parts.stop();
    process.exit(0);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMilliseconds) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, "stop failed");
      process.exit(1);
    });
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
