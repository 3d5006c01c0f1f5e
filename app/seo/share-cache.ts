import pLimit from "p-limit";

/** The maximum bytes of images in memory: about a hundred images. */
const limit = 16 * 1024 * 1024;

/**
 * A cache of share images that evicts the least recently used one. It draws one image at a time, because drawing takes
 * a process and a tenth of a second, and many may be requested at once.
 */
export class ShareCache {
  readonly #cached = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #limit: number;
  readonly #oneAtATime = pLimit(1);
  #bytes = 0;

  constructor(bytes: number = limit) {
    this.#limit = bytes;
  }

  /** The image of a key, which becomes the most recently used. */
  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const cached = this.#cached.get(key);
    if (cached) {
      this.#cached.delete(key);
      this.#cached.set(key, cached);
    }
    return cached;
  }

  /**
   * Draws and caches an image; simultaneous requests for a key share one drawing. Rejects when drawing fails; nothing
   * is cached then.
   */
  draw(key: string, drawing: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const underWay = this.#drawing.get(key);
    if (underWay) return underWay;
    const image = this.#oneAtATime(drawing)
      .then((bytes) => {
        this.#store(key, bytes);
        return bytes;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, image);
    return image;
  }

  #store(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#cached.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#cached) {
      if (this.#bytes <= this.#limit || oldest === key) return;
      this.#cached.delete(oldest);
      this.#bytes -= length;
    }
  }
}
