import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";

/** Tight, since only a few scrapers connect, and Prometheus waits at most ten seconds. */
const limits = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 };
const mostConnections = 20;

/**
 * Serves `GET /metrics` on a port of its own, so that no proxy in front of the site exposes it. Throws when the port
 * can't be used.
 */
export async function serveMetrics(
  registry: Registry,
  port: number,
  host: string,
): Promise<{ url: string; close(): void }> {
  const server = createServer(limits, (request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = mostConnections;
  server.listen(port, host);
  await once(server, "listening").catch((cause: Error) => {
    const problem = `METRICS_PORT ${port} can't be used on ${host} (${cause.message})`;
    throw new Error(`${problem}: choose another. Example: METRICS_PORT=9464`, { cause });
  });
  // Of a connection that could not be accepted: a scraper tries again.
  server.on("error", () => undefined);
  // It must not keep the process alive.
  server.unref();
  const listening = server.address();
  return {
    url: `http://${host}:${typeof listening === "object" && listening ? listening.port : port}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
