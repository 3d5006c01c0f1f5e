import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { reportErrorContext, takePageContext } from "#app/context.ts";

/**
 * Renders a page to its end before the first byte goes out: the whole HTML is what the page cache keeps,
 * and what the deferred hydration rewrites (server/deferred-hydration.ts). Its data are read beside the HTML, where
 * somebody takes the page: as part of it, each piece would be drawn, escaped and taken out again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // What the loaders ask the database goes out first, and is answered while the page is drawn.
  await setImmediate();
  const report = (error: unknown) => context.get(reportErrorContext)(error, new URL(request.url).pathname);
  const page = withOwnRoutes(routerContext);
  const takePage = context.get(takePageContext);
  const stream = page.serverHandoffStream;
  if (!takePage || !stream) return new Response(await htmlOf(page, request.url, report), { status, headers });
  const [html, pieces] = await Promise.all([
    htmlOf({ ...page, serverHandoffStream: undefined }, request.url, report),
    piecesOf(stream),
  ]);
  takePage({ html, pieces });
  return new Response(null, { status, headers });
}

/** The HTML of a page, in UTF-8; rejects when its frame cannot be drawn. */
function htmlOf(context: EntryContext, url: string, report: (error: unknown) => void) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // Whole sections stay in their place in the HTML; a big one would otherwise be moved there by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      // A section that could not be drawn shows its fallback; the rest of the page stands.
      onError: report,
    });
  });
}

/** The pieces of a stream of text, read to its end. */
async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }));
  return pieces;
}

/** A page's context with the page's own routes alone: React Router makes each one that it is given anew for each page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => own.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Told of every error of a loader, an action or a render; the process decides how it is logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Who asked has left, or asked for what does not exist: no fault of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(reportErrorContext)(error, new URL(request.url).pathname);
};
