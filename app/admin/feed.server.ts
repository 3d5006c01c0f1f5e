/** A listener to changes, for as long as its session lasts. */
export interface AdminListener {
  /** Listeners of one session are checked together. */
  session: string;
  /** Asked once a minute. If it throws, since the database is away, say, the listener stays. */
  mayListen(): Promise<boolean>;
  onChange(): void;
  /** Called once, when the session ends or the process stops. */
  onEnd(): void;
}

/** Tells its listeners that something the admin shows has changed. */
export interface AdminFeed {
  /** Calls the listener at every change; gives the function that stops it. */
  listen(listener: AdminListener): () => void;
  /** Something has changed, on this node or another (backend/database/changes.ts). */
  tell(): void;
  /** When it was told last (ms); at first, when this node began to listen. */
  readonly toldAt: number;
  readonly listening: number;
  close(): void;
}

/** In a rush of changes, tabs reload their page once in so many ms. */
const pauseMilliseconds = 1_000;
const askAgainMilliseconds = 60_000;

/**
 * Tells of a change at once, and once of all that come within the next second. Once a minute it checks the listeners'
 * sessions, and while there are listeners it asks `hasMomentCome` whether time alone has changed what pages say since
 * it last looked; a failure there counts as a change.
 */
export function openAdminFeed(
  hasMomentCome: (since: Date, now: Date) => Promise<boolean> = async () => false,
): AdminFeed {
  const listeners = new Set<AdminListener>();
  let closed = false;
  let toldAt = Date.now();
  let lookedAt = new Date();
  let pause: NodeJS.Timeout | undefined;
  let hasMore = false;

  const tell = () => {
    toldAt = Date.now();
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
  const lookAtClock = async () => {
    const [since, now] = [lookedAt, new Date()];
    lookedAt = now;
    if (listeners.size > 0 && (await hasMomentCome(since, now).catch(() => true))) tell();
  };
  const asking = setInterval(() => {
    void askAgain();
    void lookAtClock();
  }, askAgainMilliseconds);

  return {
    listen(listener) {
      if (closed) queueMicrotask(listener.onEnd);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    get toldAt() {
      return toldAt;
    },
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
