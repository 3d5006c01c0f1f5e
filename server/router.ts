import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Site, siteContext } from "#app/context.ts";
import { timingOf } from "#app/document/request-id.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import type { Program } from "./application.ts";
import type { Log } from "./log.ts";
import { currentRequestId } from "./observe/request-id.ts";
import { readableTarget } from "./request-limits.ts";
import { retrySeconds } from "./unavailable-page.ts";

/**
 * Renders a page or runs an action: React Router with this process's database and configuration. Throws
 * DatabaseUnavailable when the response needs the database and it does not answer.
 */
export type Handle = (request: Request, clientIp: string) => Promise<Response>;

/** What the contexts of all requests share. */
type SharedContext = Omit<
  Site,
  "facts" | "clientIp" | "cookies" | "renderPage" | "reportError" | "requestId"
>;

/** Opens React Router; each request gets the shared context, the current company facts, and what is its own. */
export function openRouter(
  { build, mode }: Pick<Program, "build" | "mode">,
  shared: SharedContext,
  facts: () => CompanyFacts,
  log: Log,
): Handle {
  const handler = createRequestHandler(build, mode);
  const handle: Handle = async (request, clientIp) => {
    const errors = new Set<unknown>();
    let unavailable: DatabaseUnavailable | undefined;
    const cookies: string[] = [];
    const requestId = currentRequestId();
    const context = new RouterContextProvider();
    context.set(siteContext, {
      ...shared,
      facts: facts(),
      requestId,
      clientIp,
      cookies,
      renderPage: (target) => htmlOf(handle, readableTarget(target)),
      reportError: (error, path) => {
        // React reports an error while it renders, and React Router the same when that ends the page.
        if (errors.has(error)) return;
        errors.add(error);
        if (error instanceof DatabaseUnavailable) unavailable ??= error;
        log.error({ err: error, path }, "request failed");
      },
    });
    const response = await handler(request, context);
    if (unavailable && response.status === 500) {
      await response.body?.cancel();
      throw unavailable;
    }
    if (response.status === 503 && !response.headers.has("retry-after"))
      response.headers.set("retry-after", retrySeconds);
    if (shared.hasInventedData) response.headers.set("x-robots-tag", "noindex, nofollow");
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    // A page with a failed part must not be cached, nor one that sets a session cookie.
    if (errors.size || cookies.length) response.headers.set("cache-control", "no-store");
    // Server-Timing is the one header that scripts can read of React Router's fetches (app/document/request-id.ts).
    if (requestId && response.status >= 500) response.headers.set("server-timing", timingOf(requestId));
    return response;
  };
  return handle;
}

/** The HTML of a page as a visitor without cookies gets it; null when the response is not a page. */
async function htmlOf(handle: Handle, target: string): Promise<string | null> {
  const response = await handle(new Request(new URL(target, "http://localhost")), "unknown");
  const isPage = response.status === 200 && response.headers.get("content-type")?.startsWith("text/html");
  return isPage ? response.text() : null;
}
