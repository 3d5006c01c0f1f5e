import type { AdminFeed, AdminListener } from "./feed.server.ts";

/** Reads the events to send besides changes; their id is the Last-Event-ID of a browser that reconnects. */
export type ReadEvents = () => Promise<readonly { name: string; id: string; data: string }[]>;

/**
 * Begins to send events of its own, by the function that it gets, as the stream starts; gives the function that ends it.
 */
export type FollowEvents = (send: (name: string, data: string) => void) => () => void;

/** Keeps proxies from closing a quiet connection. */
const heartbeatMilliseconds = 25_000;
/** The page's data may have been read by another node, whose clock may be this much ahead. */
const clockSkewMilliseconds = 1_000;
/** A reader with this many unread events is gone, even if the connection looks open. */
const maxUnread = 20;

/**
 * A stream of server-sent events: one for each change in the admin, what `readEvents` gives at the start and at each
 * change, and what `follow` sends. If there was a change since `readAt` (milliseconds since 1970) the first event comes at once. The stream
 * ends, and removes its listener and timer, when its reader cancels it, `signal` is aborted, the session ends, the
 * process stops, or nobody reads it. A response whose body is not read (HEAD) must cancel it.
 */
export function adminEvents(
  feed: AdminFeed,
  { session, mayListen }: Pick<AdminListener, "session" | "mayListen">,
  signal: AbortSignal,
  {
    readAt = Number.POSITIVE_INFINITY,
    readEvents,
    follow,
  }: { readAt?: number; readEvents?: ReadEvents; follow?: FollowEvents } = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasStopped = false;
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          stop();
          controller.close();
        };
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        // Browsers ignore an event without data.
        const sendChange = () => send("event: change\ndata: admin\n\n");
        const sendEvents = async () => {
          const events = await readEvents?.().catch(() => []);
          for (const { name, id, data } of events ?? [])
            if (!hasStopped) send(`event: ${name}\nid: ${id}\ndata: ${data}\n\n`);
        };
        const beat = setInterval(() => send(":\n\n"), heartbeatMilliseconds);
        const stopListening = feed.listen({
          session,
          mayListen,
          onChange() {
            sendChange();
            void sendEvents();
          },
          onEnd: end,
        });
        const unfollow = follow?.((name, data) => {
          if (!hasStopped) send(`event: ${name}\ndata: ${data}\n\n`);
        });
        stop = () => {
          hasStopped = true;
          clearInterval(beat);
          stopListening();
          unfollow?.();
          signal.removeEventListener("abort", end);
        };
        if (signal.aborted) return end();
        signal.addEventListener("abort", end);
        send("retry: 1000\n\n");
        if (feed.changedAt > readAt - clockSkewMilliseconds) sendChange();
        void sendEvents();
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: maxUnread }),
  );
}
