import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, or that queued the job under way; undefined outside of both. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

export function forRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** An id that a proxy or another program gave: letters, digits and a few signs, so that it can't forge a log line. */
const givenId = /^[\w.:-]{8,64}$/;

/** The id that the nearest proxy gave a request (X-Request-Id), if proxies are trusted; otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers["x-request-id"] : undefined;
  return typeof given === "string" && givenId.test(given) ? given : randomUUID();
}

const queued = z.object({ request: z.string().regex(givenId) });

/** The id of the request that queued a job (private.with_request_id), from its payload; undefined without one. */
export function requestIdOfJob(payload: unknown): string | undefined {
  return queued.safeParse(payload).data?.request;
}
