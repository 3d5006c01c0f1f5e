import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { sourceOf } from "./content-security-policy.server.ts";
import { siteContext } from "./context.ts";
import { DocumentContext } from "./document/document-context.ts";
import { addDevelopmentHeaders, addPageHeaders } from "./document/page-headers.server.ts";
import {
  hydrationData,
  hydrationJson,
  routeIdsOf,
  stylesheetsOf,
} from "./document/react-router-internals.ts";
import { isSentByScript } from "./forms/sent-by-script.ts";
import type { SubmitResult } from "./forms/submit-result.ts";

/**
 * Renders a whole page before the first byte is sent, because the page cache stores whole pages, and errors during
 * rendering set the status. The page contains its data, so they are awaited first. Rejects when the shell of the page
 * can't be rendered.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A script can't read a page. Such a request waits in the queue of the forms, where a render would delay them.
  if (status >= 400 && isSentByScript(request.method, request.headers.get("accept"))) {
    const result: SubmitResult = { ok: false, reason: "failed" };
    return Response.json(result, { status, headers: { "cache-control": "no-store" } });
  }
  const { reportError, configuration, clientFiles, requestId } = context.get(siteContext);
  const report = (error: unknown) => reportError(error, new URL(request.url).pathname);
  // In development React Router adds styles, scripts and data itself.
  if (!clientFiles || !page.serverHandoffStream) {
    const nonce = crypto.randomUUID();
    const html = await htmlOf(<ServerRouter context={page} url={request.url} nonce={nonce} />, report);
    addDevelopmentHeaders(headers, request, status, nonce, configuration, page);
    return new Response(html, { status, headers });
  }
  const { script } = clientFiles;
  const styles = stylesheetsOf(page.manifest, routeIdsOf(page)).map(clientFiles.stylesheet).join("");
  const hydration = hydrationJson(page);
  const data = await hydrationData(page.serverHandoffStream);
  const html = await htmlOf(
    <DocumentContext value={{ styles, hydration, data, script, requestId }}>
      <ServerRouter context={{ ...page, serverHandoffStream: undefined }} url={request.url} />
    </DocumentContext>,
    report,
  );
  const inline = { script: sourceOf(script), style: sourceOf(styles) };
  addPageHeaders(headers, request, status, inline, configuration, page);
  return new Response(html, { status, headers });
}

/** The HTML of a page, in UTF-8; rejects when its shell can't be rendered. */
function htmlOf(page: React.ReactNode, report: (error: unknown) => void) {
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
    const { pipe } = renderToPipeableStream(page, {
      // Large sections too stay in place in the HTML; by default a script would have to move them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      // A section that can't be rendered shows its fallback; the rest of the page is rendered.
      onError: report,
    });
  });
}

/** Called with every error of a loader, action or render; the process decides how to log it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // The visitor has left, or requested what does not exist: not an error of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(siteContext).reportError(error, new URL(request.url).pathname);
};
