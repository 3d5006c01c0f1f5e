import type { RequestListener } from "node:http";
import { noStore } from "./cache-control.ts";

/** What those who watch a process ask for. */
const watched = /^\/health(\/|$|\?)/;

/** The answers of a process that only works on the queue: how it is, and nothing for visitors. */
export function answerAsWorker(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (watched.test(request.url ?? "")) return answer(request, response);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": noStore });
    return response.end("This process works on the queue; pages are answered by others (ROLES).\n");
  };
}
