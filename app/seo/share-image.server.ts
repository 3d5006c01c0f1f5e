import { createHash } from "node:crypto";
import { immutable } from "#app/domain/cache-control.ts";
import { decodedPath } from "#app/domain/decoded-path.ts";
import { dataPaths } from "#app/site-map.ts";
import { runProgram } from "#backend/processes/run-program.ts";
import { htmlReader } from "./read-html.server.ts";
import { artOf } from "./share-art.server.ts";
import { openShareCache } from "./share-cache.ts";
import { sharedPage } from "./share-image.ts";

const readTitle = htmlReader('meta[property="og:title"]');
const readImage = htmlReader('meta[property="og:image"]');
const cache = openShareCache();

/**
 * Responds to a request for a share image. The page's HTML has its text (og:title) and its URL (og:image): other URLs for
 * the same page redirect there, and a page that does not exist, or is not to be shared, has no image.
 */
export async function shareImageResponse(
  request: Request,
  renderPage: (target: string) => Promise<string | null>,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = pathname + search;
  const cached = cache.get(address);
  if (cached) return imageResponse(cached, request);
  const page = sharedPage(decodedPath(pathname.slice(dataPaths.shareImages.length + 1)));
  const html = (page && (await renderPage(`${encodeURI(page.path)}?lang=${page.locale}`))) ?? "";
  const [title, image] = [readTitle(html), readImage(html)];
  if (!page || !title || !image) return new Response(null, { status: 404 });
  const { pathname: path, search: version } = new URL(image);
  if (path + version !== address)
    return new Response(null, {
      status: 302,
      headers: { location: path + version, "cache-control": "no-cache" },
    });
  const art = searchParams.get("art") ?? artOf(page.path);
  return imageResponse(await cache.forceFetch(address, { context: () => drawShare(title, art) }), request);
}

/** The built program that draws one image (draw-process.server.ts). */
const drawProcess = "build/server/draw-share-image.js";
const drawMilliseconds = 20_000;

/** Draws the image of a title with an illustration, as a PNG. Throws when there is no such illustration. */
export async function drawShare(title: string, art: string): Promise<Uint8Array<ArrayBuffer>> {
  // In development there is no built program, and memory does not matter.
  if (import.meta.env.DEV) {
    const { sharePng } = await import("./share-png.server.ts");
    return new Uint8Array(await sharePng(title, art));
  }
  const image = await runProgram(drawProcess, { title, art }, drawMilliseconds);
  if (!(image instanceof Uint8Array)) throw new Error(`The share image of “${title}” could not be drawn.`);
  return new Uint8Array(image);
}

function imageResponse(bytes: Uint8Array<ArrayBuffer>, request: Request): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = {
    etag,
    "cache-control": immutable,
    // Other sites have to show it.
    "cross-origin-resource-policy": "cross-origin",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, "content-type": "image/png" } });
}
