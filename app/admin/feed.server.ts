import { milliseconds } from "#app/domain/milliseconds.ts";

/** A listener for changes in the admin, until its session ends. */
export interface AdminListener {
  /** The session's id. Listeners of one session are checked by one query. */
  session: string;
  /** Called once a minute; false ends the listener. If it throws (the database is down, say) the listener stays. */
  mayListen(): Promise<boolean>;
  onChange(): void;
  /** Called once, when the session ends or the process stops. */
  onEnd(): void;
}

/** Calls its listeners when something that the admin shows has changed. */
export interface AdminFeed {
  /** Calls the listener at every change; gives the function that stops it. */
  listen(listener: AdminListener): () => void;
  /** Announces a change on this node or another (backend/database/changes.ts) to the listeners. */
  announceChange(): void;
  /** When the last change was announced, in milliseconds since 1970; at first, when this feed was opened. */
  readonly changedAt: number;
  readonly listenerCount: number;
  close(): void;
}

/** When many changes come, listeners are called once in this time. */
const pauseMilliseconds = 1_000;
const checkMilliseconds = milliseconds.minute;

/**
 * Makes the feed of changes. It calls its listeners at once, and then once for all changes of the next second. Once a
 * minute it checks the listeners' sessions and, by `hasTimeChangedPages`, whether time alone has changed what pages
 * show since the last check; an error there counts as a change.
 */
export function openAdminFeed(
  hasTimeChangedPages: (since: Date, now: Date) => Promise<boolean> = async () => false,
): AdminFeed {
  const listeners = new Set<AdminListener>();
  let closed = false;
  let changedAt = Date.now();
  let checkedAt = new Date();
  let pause: NodeJS.Timeout | undefined;
  let hasMore = false;

  const announceChange = () => {
    changedAt = Date.now();
    hasMore = pause !== undefined;
    if (closed || hasMore) return;
    for (const { onChange } of listeners) onChange();
    pause = setTimeout(() => {
      pause = undefined;
      if (hasMore) announceChange();
    }, pauseMilliseconds);
  };
  const end = (listener: AdminListener) => {
    if (listeners.delete(listener)) listener.onEnd();
  };
  const checkSessions = async () => {
    const sessions = Map.groupBy(listeners, ({ session }) => session);
    for (const [, [first, ...others]] of sessions) {
      if (!first || (await first.mayListen().catch(() => true))) continue;
      for (const listener of [first, ...others]) end(listener);
    }
  };
  const checkTime = async () => {
    const [since, now] = [checkedAt, new Date()];
    checkedAt = now;
    if (listeners.size > 0 && (await hasTimeChangedPages(since, now).catch(() => true))) announceChange();
  };
  const checking = setInterval(() => {
    void checkSessions();
    void checkTime();
  }, checkMilliseconds);

  return {
    listen(listener) {
      if (closed) queueMicrotask(listener.onEnd);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announceChange,
    get changedAt() {
      return changedAt;
    },
    get listenerCount() {
      return listeners.size;
    },
    close() {
      closed = true;
      clearTimeout(pause);
      clearInterval(checking);
      for (const listener of listeners) end(listener);
    },
  };
}
