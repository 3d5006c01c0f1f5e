import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One page in one language: the headers of its answers without the encoding's own, and its text in UTF-8. */
export interface Page {
  headers: Record<string, string> & { etag: string };
  html: Buffer;
}

/** A page as the cache keeps it: compressed. The few that take no encoding get it unpacked. */
export interface CachedPage {
  headers: Page["headers"];
  bytes: Record<Exclude<Encoding, "identity">, Buffer>;
}

/** A kept page's bytes in one encoding. */
export function bytesOf({ bytes }: CachedPage, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(bytes.gzip) : bytes[encoding];
}

/** Gives a rendered page its tag: equal pages have equal tags, in any encoding. */
export function tagPage(html: Buffer, headers: Record<string, string>): Page {
  const tag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { headers: { ...headers, etag: `W/"${tag}"` }, html };
}

/**
 * How much a page is compressed: a visitor who waits for the render gets it `fast` (measured on the home page:
 * 1 ms instead of 3, for a fifth more bytes), the cache keeps it `small`. A window of 2^18 bytes holds a whole page,
 * and spares the 16 MB that a bigger one takes.
 */
const effort = {
  fast: { brotli: { quality: 2, window: 18 }, gzip: 1 },
  small: { brotli: { quality: 11, window: 18 }, gzip: 9 },
};

/** A page's bytes in one encoding; compressed on the thread pool. */
export async function encodePage(
  { html }: Page,
  encoding: Encoding,
  kind: keyof typeof effort,
): Promise<Buffer> {
  if (encoding === "identity") return html;
  if (encoding === "gzip") return compressGzip(html, { level: effort[kind].gzip });
  const { quality, window } = effort[kind].brotli;
  return compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** Makes a page ready for the cache. */
export async function preparePage(page: Page): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([encodePage(page, "br", "small"), encodePage(page, "gzip", "small")]);
  return { headers: page.headers, bytes: { br, gzip } };
}

/** Planned news appear without any change in the database; a page older than this is rendered again. */
const freshMilliseconds = 60_000;

/**
 * (address, language) -> bytes (architecture.md, "How a page is made", 1). Holds at most `limit` pages, the
 * first kept goes first; `empty` is called when the content version in the database rises.
 */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; checkedAt: number }>();
  readonly #limit: number;
  readonly #now: () => number;
  #generation = 0;

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Rises whenever the cache is emptied: what was rendered before must not be kept after. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * The kept page, whatever its age: a visitor never waits for a render. `due` is true for one caller in a
   * minute, who renders it again for the next visitor.
   */
  get(key: string): { page: CachedPage; due: boolean } | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    const due = this.#now() - kept.checkedAt >= freshMilliseconds;
    if (due) kept.checkedAt = this.#now();
    return { page: kept.page, due };
  }

  /** Keeps a page that was rendered in `generation`; one that is older than the last emptying is dropped. */
  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    const oldest = this.#pages.keys().next();
    if (this.#pages.size >= this.#limit && !this.#pages.has(key) && !oldest.done)
      this.#pages.delete(oldest.value);
    this.#pages.set(key, { page, checkedAt: this.#now() });
  }

  empty(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
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
