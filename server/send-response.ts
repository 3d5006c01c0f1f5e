import type { ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";

/**
 * Sends a Fetch Response as the response to a request, unless another one has been sent. A body that is not sent is
 * cancelled, since an event stream would never end by itself.
 */
export async function sendWebResponse(response: ServerResponse, result: Response): Promise<void> {
  const isLate = response.destroyed || response.headersSent;
  if (response.req.method === "HEAD" || isLate) await result.body?.cancel();
  if (!isLate) await sendResponse(response, result);
}
