import type { IncomingMessage, ServerResponse } from "node:http";
import { dataPaths } from "#app/site-map.ts";
import { noStore } from "./cache-control.ts";

/** How long (s) until it is worth asking again. */
const seconds = 2;

const text =
  "Webbplatsen startar. Sidan öppnas av sig själv.\nThe site is starting. The page opens by itself.\n";

/** Answers while the process starts: it is alive, and everything else comes in a moment. */
export function answerWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  const isLive = request.url === dataPaths.live;
  response.writeHead(isLive ? 200 : 503, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": noStore,
    "x-robots-tag": "noindex",
    ...(isLive ? {} : { "retry-after": String(seconds), refresh: String(seconds), connection: "close" }),
  });
  response.end(text);
}
