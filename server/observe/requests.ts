import type { RequestListener } from "node:http";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { forRequest, requestIdOf } from "./request-id.ts";
import { inSpan } from "./span.ts";

/** A finished request, without anything that identifies the visitor. */
export interface RequestRecord {
  request: string;
  method: string;
  /** The route pattern of its path (routes.ts). */
  route: string;
  /** 499 when the client closed the connection before the response began. */
  status: number;
  milliseconds: number;
  /** Bytes sent, headers included. */
  bytes: number;
}

interface Parts {
  routeOf(path: string): string;
  trustedProxies: number;
  /** Called when a response has ended; not for an event stream, which is open for hours. */
  onFinish(record: RequestRecord): void;
}

const clientClosedRequest = 499;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Wraps a listener: gives each request its id (X-Request-Id) and a span, and reports when it has finished. */
export function observeRequests(listener: RequestListener, parts: Parts): RequestListener {
  return (request, response) => {
    const id = requestIdOf(request, parts.trustedProxies);
    const startedAt = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    const method = methods.has(request.method ?? "") ? String(request.method) : "other";
    const route = parts.routeOf((request.url ?? "/").split("?", 1)[0] ?? "/");
    response.setHeader("x-request-id", id);
    const finished = new Promise<RequestRecord>((done) => {
      response.once("close", () =>
        done({
          request: id,
          method,
          route,
          status: response.headersSent ? response.statusCode : clientClosedRequest,
          milliseconds: performance.now() - startedAt,
          bytes: socket.bytesWritten - sentBefore,
        }),
      );
    });
    if (route !== adminPaths.changes) finished.then(parts.onFinish);
    const attributes = { "http.request.method": method, "http.route": route, "request.id": id };
    void forRequest(id, () =>
      inSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, async (span) => {
        listener(request, response);
        const { status } = await finished;
        span.setAttribute("http.response.status_code", status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }),
    );
  };
}
