type Counts = ReadonlyMap<string, number>;

/** Counts are gathered for so long (ms), so that no answer waits for the database; and so many different ones. */
const gathering = 5_000;
const most = 300;

/** Counts that are stored together, some seconds after the first. If that fails they are lost, and `failed` is told. */
export class GatheredCounts {
  readonly #keep: (counts: Counts) => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(keep: (counts: Counts) => Promise<void>, failed: (error: unknown) => void) {
    this.#keep = keep;
    this.#failed = failed;
  }

  add(key: string): void {
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= most) return;
    this.#counts.set(key, (known ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.flush(), gathering).unref();
  }

  /** Stores what was gathered, without waiting longer. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    await this.#keep(counts).catch(this.#failed);
  }
}
