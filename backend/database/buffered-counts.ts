type Counts = ReadonlyMap<string, number>;

const flushMilliseconds = 5_000;
const mostKeys = 300;

/**
 * Counts keys in memory and stores the counts together, five seconds after the first, so that no response waits for the
 * database. Counts that can't be stored are lost, and `onError` is called. Above 300 keys new ones are ignored.
 */
export class BufferedCounts {
  readonly #store: (counts: Counts) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: (counts: Counts) => Promise<void>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  add(key: string): void {
    const count = this.#counts.get(key);
    if (count === undefined && this.#counts.size >= mostKeys) return;
    this.#counts.set(key, (count ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.flush(), flushMilliseconds).unref();
  }

  /** Stores the counts now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    await this.#store(counts).catch(this.#onError);
  }
}
