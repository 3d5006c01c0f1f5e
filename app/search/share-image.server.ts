import { createHash } from "node:crypto";
import { headOf, type RenderPage } from "./page-head.server.ts";
import { artOf, readArt } from "./share-art.server.ts";
import { ShareCache } from "./share-cache.ts";
import { sharedPage, shareImageFolder } from "./share-image.ts";

const cache = new ShareCache();
const png = "image/png";

/**
 * Answers a request for a share image. The page itself says what is drawn (its og:title) and at which address
 * (its og:image): any other address of the same page is sent on to that one, and a page that is not there, or
 * shares nothing, has no image.
 */
export async function answerShareImage(request: Request, renderPage: RenderPage): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = pathname + search;
  const kept = cache.get(address);
  if (kept) return imageResponse(kept, request);
  const page = sharedPage(decoded(pathname.slice(shareImageFolder.length + 1)));
  const head = page && (await headOf(renderPage, page.path, page.locale));
  if (!head) return new Response(null, { status: 404 });
  const { pathname: path, search: version } = new URL(head.image);
  if (path + version !== address)
    return new Response(null, {
      status: 302,
      headers: { location: path + version, "cache-control": "no-cache" },
    });
  const art = searchParams.get("art") ?? artOf(page.path);
  return imageResponse(await cache.draw(address, () => draw(head.title, art)), request);
}

async function draw(title: string, art: string): Promise<Uint8Array<ArrayBuffer>> {
  const markup = await readArt(art);
  if (markup === null) throw new Error(`No illustration is called ${art}.`);
  // The letters and the renderer cost memory: they come with the first image asked for.
  const [{ renderAsync }, { drawShareImage }] = await Promise.all([
    import("@resvg/resvg-js"),
    import("./share-drawing.server.ts"),
  ]);
  const svg = drawShareImage({ title, art, markup });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

function imageResponse(bytes: Uint8Array<ArrayBuffer>, request: Request): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = {
    etag,
    "cache-control": "public, max-age=31536000, immutable",
    // Shown by other sites: that is what it is for.
    "cross-origin-resource-policy": "cross-origin",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, "content-type": png } });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
}
