import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { adminPaths } from "#app/site-map.ts";
import { forRequest, requestIdOf } from "./request-id.ts";
import type { Span } from "./span.ts";

/** An answered request, without anything of the visitor's. */
export interface Answered {
  request: string;
  method: string;
  /** The pattern of its address (routes.ts). */
  route: string;
  /** 499 when the client left before it was answered. */
  status: number;
  milliseconds: number;
  /** What was sent, headers included. */
  bytes: number;
}

interface Parts {
  routeOf(path: string): string;
  trustedProxies: number;
  span: Span;
  /** Called when a request has been answered; not for an event stream, which is open for hours. */
  onAnswer(answered: Answered): void;
}

const clientLeft = 499;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** The header that tells the visitor the id of the request. */
const idHeader = "x-request-id";

/** A listener that gives each request its id, and tells of each answer. */
export function observed(listener: RequestListener, parts: Parts): RequestListener {
  return (request, response) => {
    const id = requestIdOf(request, parts.trustedProxies);
    const began = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    const method = methods.has(request.method ?? "") ? String(request.method) : "other";
    const route = parts.routeOf((request.url ?? "/").split("?", 1)[0] ?? "/");
    response.setHeader(idHeader, id);
    const over = new Promise<Answered>((done) => {
      response.once("close", () =>
        done({
          request: id,
          method,
          route,
          status: response.headersSent ? response.statusCode : clientLeft,
          milliseconds: performance.now() - began,
          bytes: socket.bytesWritten - sentBefore,
        }),
      );
    });
    if (route !== adminPaths.changes) over.then(parts.onAnswer);
    forRequest(id, () => serve(parts.span, { id, method, route, over }, listener, request, response));
  };
}

function serve(
  span: Span,
  { id, method, route, over }: { id: string; method: string; route: string; over: Promise<Answered> },
  listener: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const attributes = { "http.request.method": method, "http.route": route, "request.id": id };
  void span({ name: `${method} ${route}`, kind: "server", attributes }, async (note) => {
    listener(request, response);
    const { status } = await over;
    note({ "http.response.status_code": status }, status >= 500);
  });
}
