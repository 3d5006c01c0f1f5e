import type { ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, gunzipSync, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A text in both compressed encodings, as the caches store it. */
export type Compressed = Record<Exclude<Encoding, "identity">, Buffer>;

interface EncodedBody {
  status: number;
  headers: Record<string, string>;
  encoding: Encoding;
  bytes: Buffer;
}

/** The bytes in one encoding; decompressed for the few clients that accept neither. */
export function bytesOf(compressed: Compressed, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(compressed.gzip) : compressed[encoding];
}

/**
 * Compression levels: `fast` for a page that was just rendered (3 ms for the home page; the level that takes 2 ms makes
 * it a tenth bigger), `small` for the cache. A window of 2^18 bytes holds a whole page; a bigger one takes 16 MB.
 */
const effort = {
  fast: { brotli: { quality: 5, window: 18 }, gzip: 1 },
  small: { brotli: { quality: 11, window: 18 }, gzip: 9 },
};

/** Compresses a text in one encoding, on libuv's thread pool. */
export async function encode(text: Buffer, encoding: Encoding, kind: keyof typeof effort): Promise<Buffer> {
  if (encoding === "identity") return text;
  if (encoding === "gzip") return compressGzip(text, { level: effort[kind].gzip });
  const { quality, window } = effort[kind].brotli;
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      // The smallest block makes a page 0.5 % smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Compresses a text as small as possible in both encodings, for the cache. */
export async function compress(text: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([encode(text, "br", "small"), encode(text, "gzip", "small")]);
  return { br, gzip };
}

/**
 * Compresses a response of React Router with data of a navigation or the manifest of routes: with Brotli, each chunk as
 * it comes. Returns any other response, and one for a client without Brotli, as it is.
 */
export function compressedData(response: Response, acceptEncoding: string | undefined): Response {
  const isData = /^(?:text\/x-script|application\/json)/.test(response.headers.get("content-type") ?? "");
  if (!isData || !response.body || encodingOf(acceptEncoding) !== "br") return response;
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: effort.fast.brotli.quality },
  });
  // Node's and the DOM's types of web streams differ.
  const stream = Duplex.toWeb(brotli) as unknown as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "br");
  headers.append("vary", "Accept-Encoding");
  headers.delete("content-length");
  return new Response(response.body.pipeThrough(stream), { status: response.status, headers });
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function encodingOf(acceptEncoding = ""): Encoding {
  if (allows(acceptEncoding, "br")) return "br";
  return allows(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function allows(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", quality = ""] = part.split(";");
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(quality);
  });
}

/** Sends a body that is encoded already; for a HEAD request only its headers. */
export function sendEncoded(
  { status, headers, encoding, bytes }: EncodedBody,
  response: ServerResponse,
): void {
  response.writeHead(status, {
    ...headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": bytes.length,
  });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}
