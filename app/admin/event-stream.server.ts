import type { AdminFeed, AdminListener } from "./feed.server.ts";

/** Keeps proxies from closing a quiet connection. */
const heartbeatMilliseconds = 25_000;
/** A reader with so many unread events is gone, even if the connection has not noticed. */
const mostUnread = 20;

/**
 * The admin's changes as server-sent events. The stream ends when its reader cancels it, `signal` is aborted, the
 * session ends, the process stops, or nobody reads it; no listener or timer is left then. An answer whose body is not
 * read (HEAD) must cancel it.
 */
export function adminEvents(
  feed: AdminFeed,
  { session, mayListen }: Pick<AdminListener, "session" | "mayListen">,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
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
        const beat = setInterval(() => send(":\n\n"), heartbeatMilliseconds);
        const stopListening = feed.listen({
          session,
          mayListen,
          // Browsers ignore an event without data.
          onChange: () => send("event: change\ndata: admin\n\n"),
          onEnd: end,
        });
        leave = () => {
          clearInterval(beat);
          stopListening();
          signal.removeEventListener("abort", end);
        };
        if (signal.aborted) return end();
        signal.addEventListener("abort", end);
        send("retry: 1000\n\n");
      },
      cancel: () => leave(),
    },
    new CountQueuingStrategy({ highWaterMark: mostUnread }),
  );
}
