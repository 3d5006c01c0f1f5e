import { createHash } from "node:crypto";
import { type Compressed, compress } from "./content-encoding.ts";

/** One page in one language: the headers of its answers without the encoding's own, and its text in UTF-8. */
export interface Page {
  headers: Record<string, string> & { etag: string };
  html: Buffer;
}

/** A page as the cache keeps it. */
export interface CachedPage {
  headers: Page["headers"];
  bytes: Compressed;
}

/** Gives a rendered page its tag: equal pages have equal tags, in any encoding. */
export function tagPage(html: Buffer, headers: Record<string, string>): Page {
  const tag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { headers: { ...headers, etag: `W/"${tag}"` }, html };
}

/** Makes a page ready for the cache. */
export async function preparePage({ headers, html }: Page): Promise<CachedPage> {
  return { headers, bytes: await compress(html) };
}

/** What a page hydrates with, apart from it (server/deferred-hydration.ts). */
export interface PageData {
  /** Names the text by its hash: equal data has equal addresses, on every node. */
  address: string;
  text: string;
}

/** Planned news appear without any change in the database; a page older than this is rendered again. */
const freshMilliseconds = 60_000;

/**
 * (address, language) -> bytes (architecture.md, "How a page is made", 1). Holds at most `limit` pages, the
 * first kept goes first; `empty` is called when the content version in the database rises.
 */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; checkedAt: number }>();
  readonly #data = new Map<string, Promise<Compressed>>();
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

  /** Whether a page is kept, whatever its age. */
  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** Keeps a page that was rendered in `generation`; one that is older than the last emptying is dropped. */
  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    const oldest = this.#pages.keys().next();
    if (this.#pages.size >= this.#limit && !this.#pages.has(key) && !oldest.done)
      this.#pages.delete(oldest.value);
    this.#pages.set(key, { page, checkedAt: this.#now() });
  }

  /** The data at an address, compressed; undefined when no page kept here hydrates with it. */
  data(address: string): Promise<Compressed> | undefined {
    return this.#data.get(address);
  }

  /** Keeps what a page hydrates with: also beyond its page, for whoever has opened that just before it changed. */
  keepData({ address, text }: PageData): void {
    const bytes = this.#data.get(address) ?? compress(Buffer.from(text));
    this.#data.delete(address);
    this.#data.set(address, bytes);
    const oldest = this.#data.keys().next();
    if (this.#data.size > 2 * this.#limit && !oldest.done) this.#data.delete(oldest.value);
  }

  empty(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
}
