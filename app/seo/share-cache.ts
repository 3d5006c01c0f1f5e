/** Bytes of images in memory: about a hundred pages. */
const limit = 16 * 1024 * 1024;

/**
 * A cache of drawn images that drops the least recently used, and draws one at a time: an image takes a process and a
 * tenth of a second, and many may be requested at once.
 */
export class ShareCache {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #limit: number;
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(bytes: number = limit) {
    this.#limit = bytes;
  }

  /** The image of a key, which now counts as just used. */
  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  /**
   * Draws and stores; simultaneous requests for a key share one drawing. Rejects when the drawing does; nothing is
   * stored then.
   */
  draw(key: string, drawing: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const under = this.#drawing.get(key);
    if (under) return under;
    const drawn = this.#last
      .then(drawing)
      .then((bytes) => {
        this.#keep(key, bytes);
        return bytes;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawn);
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  #keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#limit || oldest === key) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
