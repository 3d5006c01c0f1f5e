import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import { sessionCookie } from "#app/account/session-cookie.ts";

/**
 * Rendering takes the processor, which forms, /health and kept pages need as well, so only so many renders run at once
 * and only so many wait; the next one is refused. Who carries a session's cookie waits in a line of their own,
 * so that a crowd on the public pages does not keep the staff out.
 */
const limits = { visitors: { atOnce: 2, waiting: 20 }, sessions: { atOnce: 4, waiting: 40 } };

/** How many refusals are held at once. */
const mostHeld = 500;

export class RenderLimit {
  readonly #lines = {
    visitors: { limit: pLimit(limits.visitors.atOnce), waiting: limits.visitors.waiting },
    sessions: { limit: pLimit(limits.sessions.atOnce), waiting: limits.sessions.waiting },
  };

  #refused = 0;
  #held = 0;
  readonly #holdMilliseconds: number;

  /** Takes for how long (ms) a refusal is held. */
  constructor(holdMilliseconds = 1_000) {
    this.#holdMilliseconds = holdMilliseconds;
  }

  /** How many renders run and wait now, and how many were refused. */
  get figures() {
    const lines = Object.values(this.#lines).map(({ limit }) => limit);
    return {
      running: lines.reduce((sum, { activeCount }) => sum + activeCount, 0),
      waiting: lines.reduce((sum, { pendingCount }) => sum + pendingCount, 0),
      refused: this.#refused,
    };
  }

  /** Whether another render may wait, for a request with this Cookie header; otherwise it counts as refused. */
  admits(cookie: string | undefined): boolean {
    const { limit, waiting } = this.#lineOf(cookie);
    const hasRoom = limit.pendingCount < waiting;
    if (!hasRoom) this.#refused += 1;
    return hasRoom;
  }

  /**
   * Resolves when a request that is not admitted may be told so: after a moment, so that a crowd that asks again at
   * once leaves the processor to forms; at once when many are held already.
   */
  async hold(): Promise<void> {
    if (this.#held >= mostHeld) return;
    this.#held += 1;
    await setTimeout(this.#holdMilliseconds);
    this.#held -= 1;
  }

  run<Result>(cookie: string | undefined, render: () => Promise<Result>): Promise<Result> {
    return this.#lineOf(cookie).limit(render);
  }

  #lineOf(cookie: string | undefined) {
    return this.#lines[cookie?.includes(sessionCookie) ? "sessions" : "visitors"];
  }
}
