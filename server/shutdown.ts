import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "./log.ts";

/** How long responses in progress get before their connections are closed. */
const responsesMilliseconds = 3_000;
/** Ctrl-C reaches the process from the terminal and again from npm; a second signal within this is the same one. */
const echoMilliseconds = 1_000;

interface Parts {
  /** Called first: makes /health/ready answer 503. Returns how long (ms) requests are still served after SIGTERM. */
  drain(): number;
  /** Closes the event streams, which would never end by themselves. */
  closeStreams(): void;
  stop(): Promise<void>;
}

/**
 * Shuts down gracefully on SIGINT or SIGTERM: on SIGTERM load balancers first get time to send visitors elsewhere; then no
 * new connections are accepted, responses and emails in progress finish, and the database is closed. After
 * `graceMilliseconds` of that the process ends in any case. A second signal ends it at once; the next start takes over
 * the embedded PostgreSQL and locked jobs that are left.
 */
export function stopOnSignals(log: Log, server: Server, graceMilliseconds: number, parts: Parts): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    const milliseconds = parts.drain();
    if (signal === "SIGTERM") await delay(milliseconds);
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    setTimeout(() => server.closeAllConnections(), responsesMilliseconds).unref();
    const closed = new Promise((done) => server.close(done));
    parts.closeStreams();
    // close() ends the connections that are idle now, not those whose response ends later, as an event stream's does.
    setInterval(() => server.closeIdleConnections(), 50).unref();
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
