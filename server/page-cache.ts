import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One page in one language, ready to send: its headers without the encoding's own, and its bytes. */
export interface CachedPage {
  headers: Record<string, string>;
  bytes: Record<Encoding, Buffer>;
}

/** Brotli's and gzip's effort: what a visitor waits for, and what the cache keeps. */
const effort = { fast: { brotli: 4, gzip: 1 }, small: { brotli: 11, gzip: 9 } };

/** Compresses a page for every encoding a browser may ask for; runs on the thread pool. */
export async function preparePage(
  html: string,
  headers: Record<string, string>,
  kind: keyof typeof effort,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: effort[kind].brotli, [BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: effort[kind].gzip }),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { headers: { ...headers, etag }, bytes: { br, gzip: gz, identity } };
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
