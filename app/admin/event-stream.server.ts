import type { AdminFeed, AdminListener } from "./feed.server.ts";

/** Reads the events to send besides a change, each with the id that the browser goes on from after a lost connection. */
export type ReadEvents = () => Promise<readonly { name: string; id: string; data: string }[]>;

/** Keeps proxies from closing a quiet connection. */
const heartbeatMilliseconds = 25_000;
/** Another node, whose clock is a little ahead, may have read the page's data. */
const clocksDifferMilliseconds = 1_000;
/** A reader with so many unread events is gone, even if the connection has not noticed. */
const mostUnread = 20;

/**
 * The admin's changes as server-sent events, with what `readEvents` gives at the start and at every change. A page whose
 * data was read at `readAt` (ms) is told at once of a change since then. The stream ends when its reader cancels it,
 * `signal` is aborted, the session ends, the process stops, or nobody reads it; no listener or timer is left then. An
 * answer whose body is not read (HEAD) must cancel it.
 */
export function adminEvents(
  feed: AdminFeed,
  { session, mayListen }: Pick<AdminListener, "session" | "mayListen">,
  signal: AbortSignal,
  { readAt = Number.POSITIVE_INFINITY, readEvents }: { readAt?: number; readEvents?: ReadEvents } = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          leave();
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
            if (!hasLeft) send(`event: ${name}\nid: ${id}\ndata: ${data}\n\n`);
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
        leave = () => {
          hasLeft = true;
          clearInterval(beat);
          stopListening();
          signal.removeEventListener("abort", end);
        };
        if (signal.aborted) return end();
        signal.addEventListener("abort", end);
        send("retry: 1000\n\n");
        if (feed.toldAt > readAt - clocksDifferMilliseconds) sendChange();
        void sendEvents();
      },
      cancel: () => leave(),
    },
    new CountQueuingStrategy({ highWaterMark: mostUnread }),
  );
}
