import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { bytesOf, compress, type Encoding, encode } from "./content-encoding.ts";

/** What a render gave: a page, or another response, which is for its own request alone. */
export type Rendered = Page | { response: Response };

/** A rendered page. */
export interface Page {
  status: number;
  /** Its headers with an ETag, without Content-Encoding and cookies. */
  headers: Record<string, string> & { etag: string };
  cookies: readonly string[];
  /** Whether the cache may keep it. */
  isKept: boolean;
  /** Whether it is for everybody who asked for it while it was rendered, though it may not be kept. */
  isShared: boolean;
  /** Its HTML, until its smallest bytes are there. */
  html: Buffer | null;
  /** How many bytes it takes. */
  size: number;
  /** Its bytes in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer> | Buffer;
}

/** A page from its HTML: compressed once in each encoding, quickly, for all who wait for it. */
export function pageOf(
  html: Buffer,
  headers: Record<string, string>,
  page: Pick<Page, "status" | "cookies" | "isKept" | "isShared">,
): Page {
  // Weak, since it is the same in every encoding.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const bytes = new Map<Encoding, Promise<Buffer>>();
  return {
    ...page,
    html,
    headers: { ...headers, etag },
    size: Math.max(1, html.length),
    encoded: (encoding) => bytes.getOrInsertComputed(encoding, () => encode(html, encoding, "fast")),
  };
}

/** The page with its smallest bytes in place of its HTML. Takes 0.2 s. */
async function smallest(page: Page, html: Buffer): Promise<Page> {
  const bytes = await compress(html);
  const ofHeaders = Object.entries(page.headers).flat().join().length;
  return {
    ...page,
    html: null,
    size: bytes.br.length + bytes.gzip.length + ofHeaders,
    encoded: (encoding) => bytesOf(bytes, encoding),
  };
}

/** Planned news appear without a change in the database, so a page older than this is rendered again. */
const staleMilliseconds = milliseconds.minute;

interface Entry {
  rendered: Rendered;
  /** How often the content had changed when the render began. */
  changes: number;
  /** When it may not be sent any more (ms since 1970). */
  endsAt: number;
}

/**
 * Pages by key (page-key.ts). A page is rendered once for all who ask for it at once. One that is older than a minute is
 * sent while it is rendered again, unless it has ended: its Expires header has passed, or the content has changed.
 * Above the limit the least recently used ones are removed.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry, () => Promise<Rendered>>;
  readonly #now: () => number;
  readonly #lookups = { hits: 0, misses: 0 };
  /** How often the content has changed. */
  #changes = 0;

  /** `limit`: how many bytes all pages together may take. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache<string, Entry, () => Promise<Rendered>>({
      maxSize: limit,
      // What may not be kept counts as longer than the cache, which gives it to all who wait and forgets it.
      sizeCalculation: ({ rendered }) => (isKept(rendered) ? rendered.size : Number.MAX_SAFE_INTEGER),
      ttl: staleMilliseconds,
      ttlResolution: 0,
      perf: { now },
      // A page stays until the next one replaces it, so that equal bytes are not compressed again.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A render that others push out of the cache is still for all who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: (key, before, { context }) => this.#render(key, before, context),
    });
  }

  /** How many pages and bytes are stored, and how many lookups found a page or did not. */
  get stats() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, ...this.#lookups };
  }

  /** The page that is stored and less than a minute old. */
  get(key: string): Page | undefined {
    const entry = this.#pages.get(key);
    if (!entry || !this.#isCurrent(entry) || !isKept(entry.rendered)) return undefined;
    this.#lookups.hits += 1;
    return entry.rendered;
  }

  /** Whether a page is stored that `fetch` gives at once, though it may be older than a minute. */
  has(key: string): boolean {
    const entry = this.#pages.peek(key, { allowStale: true });
    return entry !== undefined && this.#isCurrent(entry);
  }

  /**
   * The stored page, or what `render` gives to all who ask meanwhile; it is stored when it may be. Whoever waited for
   * another's that is not for everybody, or that the content changed during, gets their own. Throws as `render`.
   */
  async fetch(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const isCurrent = this.has(key);
    this.#lookups[isCurrent ? "hits" : "misses"] += 1;
    let isOwn = false;
    const context = () => {
      isOwn = true;
      return render();
    };
    const options = { context, allowStale: isCurrent, forceRefresh: !isCurrent };
    const { rendered, changes } = await this.#pages.forceFetch(key, options);
    if (isOwn || isCurrent) return rendered;
    if (changes !== this.#changes) return this.fetch(key, render);
    return "isShared" in rendered && rendered.isShared ? rendered : render();
  }

  /** Ends every page: called when published content has changed. */
  empty(): void {
    this.#changes += 1;
  }

  #isCurrent({ changes, endsAt }: Entry): boolean {
    return changes === this.#changes && this.#now() < endsAt;
  }

  async #render(key: string, before: Entry | undefined, render: () => Promise<Rendered>): Promise<Entry> {
    const changes = this.#changes;
    const rendered = await render();
    if (!isKept(rendered)) {
      const { status } = "response" in rendered ? rendered.response : rendered;
      const isFailed = status === 200 || status >= 500;
      // A page that failed, or a part of which did, does not replace a whole one.
      return isFailed && before && this.#isCurrent(before) ? before : { rendered, changes, endsAt: 0 };
    }
    const { etag, expires } = rendered.headers;
    const endsAt = expires ? Date.parse(expires) : Number.POSITIVE_INFINITY;
    const last = before?.rendered;
    if (last && isKept(last) && last.html === null && last.headers.etag === etag) {
      const { html, size, encoded } = last;
      return { rendered: { ...rendered, html, size, encoded }, changes, endsAt };
    }
    const entry = { rendered, changes, endsAt };
    void this.#compress(key, entry, rendered);
    return entry;
  }

  /** Replaces a page by its smallest bytes, for which nobody waits. */
  async #compress(key: string, entry: Entry, page: Page): Promise<void> {
    if (!page.html) return;
    const rendered = await smallest(page, page.html);
    if (this.#pages.peek(key, { allowStale: true }) === entry)
      this.#pages.set(key, { ...entry, rendered }, { noUpdateTTL: true });
  }
}

function isKept(rendered: Rendered): rendered is Page {
  return "isKept" in rendered && rendered.isKept;
}
