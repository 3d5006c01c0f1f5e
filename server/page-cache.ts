import { createHash } from "node:crypto";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { type Compressed, compress } from "./content-encoding.ts";

/** A rendered page in one language: its headers except Content-Encoding, and its HTML in UTF-8. */
export interface Page {
  headers: Record<string, string> & { etag: string };
  html: Buffer;
}

/** A page as it is stored: compressed in each encoding. */
export interface CachedPage {
  headers: Page["headers"];
  bytes: Compressed;
}

/** Adds a weak ETag, a hash of the HTML: the same in every encoding. */
export function tagPage(html: Buffer, headers: Record<string, string>): Page {
  const tag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { headers: { ...headers, etag: `W/"${tag}"` }, html };
}

/** Compresses a page for the cache, which takes 0.2 s. An unchanged page takes over the `previous` one's bytes. */
export async function compressPage({ headers, html }: Page, previous?: CachedPage): Promise<CachedPage> {
  return { headers, bytes: previous?.headers.etag === headers.etag ? previous.bytes : await compress(html) };
}

/** Planned news appear without a change in the database, so a page older than this is rendered again. */
const staleAfterMilliseconds = milliseconds.minute;

/** Pages by key (page-key.ts), compressed. Above the limit the oldest ones are removed. */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; checkedAt: number; endsAt: number }>();
  readonly #limit: number;
  readonly #now: () => number;
  readonly #lookups = { hits: 0, misses: 0 };
  #bytes = 0;
  #generation = 0;

  /** `limit`: how many bytes all pages together may take. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Incremented when the cache is emptied: pages rendered before must not be stored afterwards. */
  get generation(): number {
    return this.#generation;
  }

  /** How many pages and bytes are stored, and how many lookups found a page or did not. */
  get stats() {
    return { pages: this.#pages.size, bytes: this.#bytes, ...this.#lookups };
  }

  /**
   * The cached page, however old, so that no visitor waits for a render; undefined when it has expired (its Expires
   * header, or the cache was emptied). `isStale` is true for one caller a minute, who renders the page again.
   */
  get(key: string): { page: CachedPage; isStale: boolean } | undefined {
    const entry = this.#pages.get(key);
    const isHit = entry !== undefined && this.#now() < entry.endsAt;
    this.#lookups[isHit ? "hits" : "misses"] += 1;
    if (!isHit) return undefined;
    const isStale = this.#now() - entry.checkedAt >= staleAfterMilliseconds;
    if (isStale) entry.checkedAt = this.#now();
    return { page: entry.page, isStale };
  }

  /** Stores a page that was rendered in `generation`; ignores one rendered before the cache was last emptied. */
  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    this.#remove(key);
    const { expires } = page.headers;
    const endsAt = expires ? Date.parse(expires) : Number.POSITIVE_INFINITY;
    this.#pages.set(key, { page, checkedAt: this.#now(), endsAt });
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  /** The page that was stored last, even if it has expired. */
  last(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  /** Expires every page: called when published content has changed. */
  empty(): void {
    this.#generation += 1;
    for (const entry of this.#pages.values()) entry.endsAt = 0;
  }

  #remove(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(entry.page);
  }
}

function sizeOf({ headers, bytes }: CachedPage): number {
  const ofHeaders = Object.entries(headers).flat().join().length;
  return bytes.br.length + bytes.gzip.length + ofHeaders;
}
