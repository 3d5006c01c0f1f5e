import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";

const current = new AsyncLocalStorage<string>();

/** The id of the request in progress, or of the one that queued the running job; undefined outside of both. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs work as part of a request: `currentRequestId` returns its id there, also after awaits. */
export function forRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** An id that a proxy sent: only letters, digits and a few symbols, so that it can't forge a log line. */
const givenId = /^[\w.:-]{8,64}$/;

/** The request's id: the proxy's X-Request-Id if proxies are trusted, otherwise a new UUID. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const proxyId = trustedProxies > 0 ? headers["x-request-id"] : undefined;
  return typeof proxyId === "string" && givenId.test(proxyId) ? proxyId : randomUUID();
}

const jobPayload = z.object({ request: z.string().regex(givenId) });

/** The id of the request that queued a job (private.with_request_id), from its payload; undefined without one. */
export function requestIdOfJob(payload: unknown): string | undefined {
  return jobPayload.safeParse(payload).data?.request;
}
