import type { AdminFeed, AdminListener } from "./feed.server.ts";

/** Keeps proxies from closing a quiet connection. */
const heartbeatMilliseconds = 25_000;
/** A reader who has taken nothing of so many events is gone, though the connection does not say so yet. */
const mostUnread = 20;

/**
 * The changes in the admin as server-sent events. The stream listens until its reader cancels it, `signal` is aborted,
 * the session may listen no more, the process ends, or nobody reads it; then neither listener nor timer is left.
 * An answer whose body nobody will read (HEAD) must cancel it.
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
          // A browser leaves out an event without data.
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
