/** Bytes of drawn images kept in memory: about a hundred pages. */
const limit = 16 * 1024 * 1024;

/**
 * Keeps what was drawn, the least recently asked for goes first, and draws one thing at a time: an image costs
 * a process and a tenth of a second, and a crowd of strangers may ask for many at once.
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

  /** What is kept under a key; it counts as asked for now. */
  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  /** Draws and keeps; several who ask for the same get one drawing. Rejects when the drawing does; nothing is kept then. */
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
