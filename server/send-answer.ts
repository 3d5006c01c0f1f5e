import type { ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";

/** A body that nobody reads is cancelled: an endless one would go on as long as the process. */
export async function sendAnswer(response: ServerResponse, answered: Response): Promise<void> {
  const isLate = response.destroyed || response.headersSent;
  if (response.req.method === "HEAD" || isLate) await answered.body?.cancel();
  if (!isLate) await sendResponse(response, answered);
}
