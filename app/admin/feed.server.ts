/** Somebody who is told of changes, for as long as their session may be. */
export interface AdminListener {
  /** Listeners of one session are asked about together. */
  session: string;
  /** Asked once a minute. What it throws, a database that is away, say, ends nothing. */
  mayListen(): Promise<boolean>;
  onChange(): void;
  /** Called once, when the session may listen no more or the process ends. */
  onEnd(): void;
}

/** Tells whoever listens that something the admin shows has changed. */
export interface AdminFeed {
  /** Tells of every change from now on; gives the function that stops it. */
  listen(listener: AdminListener): () => void;
  /** Something has changed, on this node or another (backend/database/changes.ts). */
  tell(): void;
  /** How many listen. */
  readonly listening: number;
  close(): void;
}

/** In a rush, tabs read their page again once in so many ms. */
const pauseMilliseconds = 1_000;
const askAgainMilliseconds = 60_000;

/**
 * Tells of a change at once, and of those that come within the next second together. Once a minute, asks whether the
 * sessions that listen still may.
 */
export function openAdminFeed(): AdminFeed {
  const listeners = new Set<AdminListener>();
  let closed = false;
  let pause: NodeJS.Timeout | undefined;
  let hasMore = false;

  const tell = () => {
    hasMore = pause !== undefined;
    if (closed || hasMore) return;
    for (const { onChange } of listeners) onChange();
    pause = setTimeout(() => {
      pause = undefined;
      if (hasMore) tell();
    }, pauseMilliseconds);
  };
  const end = (listener: AdminListener) => {
    if (listeners.delete(listener)) listener.onEnd();
  };
  const askAgain = async () => {
    const sessions = Map.groupBy(listeners, ({ session }) => session);
    for (const [, [first, ...others]] of sessions) {
      if (!first || (await first.mayListen().catch(() => true))) continue;
      for (const listener of [first, ...others]) end(listener);
    }
  };
  const asking = setInterval(askAgain, askAgainMilliseconds);

  return {
    listen(listener) {
      if (closed) queueMicrotask(listener.onEnd);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    get listening() {
      return listeners.size;
    },
    close() {
      closed = true;
      clearTimeout(pause);
      clearInterval(asking);
      for (const listener of listeners) end(listener);
    },
  };
}
