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

/**
 * Sends a short Fetch Response as the response to a request, unless another one has been sent: whole, so that its headers
 * and its body are one packet.
 */
export async function sendShortResponse(response: ServerResponse, result: Response): Promise<void> {
  const body = Buffer.from(await result.arrayBuffer());
  if (response.destroyed || response.headersSent) return;
  response.statusCode = result.status;
  response.setHeaders(result.headers).end(body);
}
