import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Bytes of a page that are sent at a time, and the pause between (ms). */
const piece = 2_000;
const pause = 30;

/** A proxy of the site that sends pages in pieces, as a slow connection does. Close it after use. */
export async function arrivingInPieces(site: string): Promise<Server & { url: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html"))
      for (let from = 0; from < body.length; from += piece) {
        response.write(body.subarray(from, from + piece));
        await wait(pause);
      }
    response.end(type.startsWith("text/html") ? undefined : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { url: `http://127.0.0.1:${port}` });
}
