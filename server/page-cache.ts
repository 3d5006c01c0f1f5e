import { createHash } from "node:crypto";
import { type Compressed, compress } from "./content-encoding.ts";

/** One page in one language: its headers except the encoding's, and its text in UTF-8. */
export interface Page {
  headers: Record<string, string> & { etag: string };
  html: Buffer;
}

export interface CachedPage {
  headers: Page["headers"];
  bytes: Compressed;
}

/** Gives a rendered page its ETag: equal pages have equal tags, in any encoding. */
export function tagPage(html: Buffer, headers: Record<string, string>): Page {
  const tag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { headers: { ...headers, etag: `W/"${tag}"` }, html };
}

/** Prepares a page for the cache. If it is what was there before, it keeps its bytes: to compress it takes 0.2 s. */
export async function preparePage({ headers, html }: Page, before?: CachedPage): Promise<CachedPage> {
  return { headers, bytes: before?.headers.etag === headers.etag ? before.bytes : await compress(html) };
}

/** Planned news appear without a change in the database, so a page older than this is rendered again. */
const freshMilliseconds = 60_000;

/** Pages by key (page-key.ts), compressed. Above the limit the oldest ones are dropped. */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; checkedAt: number; endsAt: number }>();
  readonly #limit: number;
  readonly #now: () => number;
  readonly #asked = { hits: 0, misses: 0 };
  #bytes = 0;
  #generation = 0;

  /** `limit`: the bytes of all pages. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Rises whenever the cache is emptied: pages rendered before must not be stored afterwards. */
  get generation(): number {
    return this.#generation;
  }

  /** What it holds, and how often a page was asked for that it had or had not. */
  get figures() {
    return { pages: this.#pages.size, bytes: this.#bytes, ...this.#asked };
  }

  /**
   * The cached page, whatever its age, unless it has said when it ends (`expires`): no visitor waits for a render.
   * `due` is true for one caller a minute, who renders it again for the next visitor.
   */
  get(key: string): { page: CachedPage; due: boolean } | undefined {
    const kept = this.#pages.get(key);
    const isKept = kept !== undefined && this.#now() < kept.endsAt;
    this.#asked[isKept ? "hits" : "misses"] += 1;
    if (!isKept) return undefined;
    const due = this.#now() - kept.checkedAt >= freshMilliseconds;
    if (due) kept.checkedAt = this.#now();
    return { page: kept.page, due };
  }

  /** Stores a page that was rendered in `generation`; one from before the last emptying is dropped. */
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

  /** The page that was stored last, even if it is not to be given any more. */
  last(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  /** Called when published content has changed: no page is given before it is rendered again. */
  empty(): void {
    this.#generation += 1;
    for (const kept of this.#pages.values()) kept.endsAt = 0;
  }

  #remove(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(kept.page);
  }
}

function sizeOf({ headers, bytes }: CachedPage): number {
  const ofHeaders = Object.entries(headers).flat().join().length;
  return bytes.br.length + bytes.gzip.length + ofHeaders;
}
