import pLimit from "p-limit";

type Image = Promise<Uint8Array<ArrayBuffer>>;

/**
 * A cache of share images that evicts the least recently used one. It draws one image at a time, because drawing takes
 * a process and a tenth of a second, and many may be requested at once.
 */
export class ShareCache {
  readonly #images = new Map<string, Image>();
  readonly #most: number;
  readonly #oneAtATime = pLimit(1);

  /** `limit`: how many images it holds; one takes some 150 KB. */
  constructor(limit = 100) {
    this.#most = limit;
  }

  /** The image of a key, which becomes the most recently used. */
  get(key: string): Image | undefined {
    const image = this.#images.get(key);
    if (image) this.#store(key, image);
    return image;
  }

  /** Draws and caches an image, unless it is drawn already. Rejects when drawing fails; nothing is cached then. */
  draw(key: string, drawing: () => Image): Image {
    const known = this.get(key);
    if (known) return known;
    const image = this.#oneAtATime(drawing);
    this.#store(key, image);
    image.catch(() => this.#images.delete(key));
    return image;
  }

  #store(key: string, image: Image): void {
    this.#images.delete(key);
    this.#images.set(key, image);
    const [oldest] = this.#images.keys();
    if (oldest !== undefined && this.#images.size > this.#most) this.#images.delete(oldest);
  }
}
