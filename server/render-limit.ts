import { setImmediate, setTimeout } from "node:timers/promises";
import pLimit from "p-limit";

/** How many refusals are delayed at the same time. */
const mostDelayed = 500;

/** The groups whose requests wait together. */
export type RenderQueue = "visitors" | "signedIn";

/** What waits: a page, a form posted without script, or one that a script sends as JSON. */
export type RenderKind = "pages" | "forms" | "jsonForms";

/**
 * Limits how many pages are rendered at once and how many wait. Rendering takes the processor, which forms, /health and
 * cached pages need as well, so further ones are refused. Posted forms have queues of their own, and none is refused. Of
 * those that a script sends, for which no page is rendered, sixteen are parsed and stored at once. The others wait as
 * bytes, since the parsed bodies of fifteen hundred connections filled the memory.
 * Requests of people who are signed in wait apart from all others, so that a crowd does not lock the staff out.
 */
export class RenderLimit {
  readonly #queues = {
    visitors: { pages: pLimit(2), waiting: 20, forms: pLimit(3), jsonForms: pLimit(16) },
    signedIn: { pages: pLimit(4), waiting: 40, forms: pLimit(3), jsonForms: pLimit(16) },
  };

  #refused = 0;
  #delayed = 0;
  readonly #delayMilliseconds: number;

  /** `delayMilliseconds`: for how long a refusal is delayed. */
  constructor(delayMilliseconds = 1_000) {
    this.#delayMilliseconds = delayMilliseconds;
  }

  /** How many renders run and wait now, and how many were refused since the start. */
  get stats() {
    const queues = Object.values(this.#queues).flatMap(({ waiting: _, ...limits }) => Object.values(limits));
    return {
      running: queues.reduce((sum, { activeCount }) => sum + activeCount, 0),
      waiting: queues.reduce((sum, { pendingCount }) => sum + pendingCount, 0),
      refused: this.#refused,
    };
  }

  /**
   * Whether another render may start or wait; more may wait for clients with few requests (`hasFew`), so that a crowd
   * of one client leaves room for others. Counts a refusal otherwise.
   */
  admits(queue: RenderQueue, hasFew = false): boolean {
    const { pages, waiting } = this.#queues[queue];
    const hasRoom = pages.pendingCount < (hasFew ? 3 * waiting : waiting);
    if (!hasRoom) this.#refused += 1;
    return hasRoom;
  }

  /**
   * Resolves when a request that was not admitted may be refused: after a delay, so that clients that retry at once
   * leave the processor to forms; at once when many are delayed already.
   */
  async delayRefusal(): Promise<void> {
    if (this.#delayed >= mostDelayed) return;
    this.#delayed += 1;
    await setTimeout(this.#delayMilliseconds);
    this.#delayed -= 1;
  }

  /** Handles a request for a page, or a posted form, as soon as the limit allows. */
  run<Result>(queue: RenderQueue, kind: RenderKind, handle: () => Promise<Result>): Promise<Result> {
    return this.#queues[queue][kind](async () => {
      // Otherwise a queue of forms is handled before any other request gets its turn.
      if (kind !== "pages") await setImmediate();
      return handle();
    });
  }
}
