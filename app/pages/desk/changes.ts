import { deskRequest } from "#app/admin/desk-request.server.ts";
import { deskFeedContext } from "#server/context.ts";
import type { Route } from "./+types/changes";

/** Keeps proxies from closing a quiet connection (specification section 9, "heartbeat"). */
const heartbeatMilliseconds = 25_000;

/** Server-sent events: one for every change at the desk. They tell only that there was one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await deskRequest(request, context);
  // Only whether one is let in.
  if (request.method === "HEAD") return new Response(null, { headers: { "cache-control": "no-store" } });
  const feed = context.get(deskFeedContext);
  const encoder = new TextEncoder();
  let leave = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const beat = setInterval(() => send(":\n\n"), heartbeatMilliseconds);
      const stopListening = feed.listen((version) => {
        if (version !== null) return send(`event: change\ndata: ${version}\n\n`);
        leave();
        controller.close();
      });
      leave = () => {
        clearInterval(beat);
        stopListening();
      };
      send("retry: 1000\n\n");
    },
    cancel: () => leave(),
  });
  request.signal.addEventListener("abort", () => leave());
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
