import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { receiveDemoForm } from "#app/demos/action.server.ts";
import type { Circumstances, Received, SentForm } from "#app/forms/receive-form.server.ts";
import { receiveContactForm } from "#app/leads/contact-request/action.server.ts";
import { receiveExpressOrder } from "#app/leads/express-order/action.server.ts";
import { receiveQuoteForm } from "#app/leads/quote-request/action.server.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { siteMap } from "#app/site-map.ts";

type Receiver = (form: SentForm, circumstances: Circumstances) => Promise<Received>;

/** Who receives the forms of an address. The same page's action receives one that is posted without script. */
const receivers = new Map<string, Receiver>([
  [siteMap.contactRequest.path, receiveContactForm],
  [siteMap.expressOrder.path, receiveExpressOrder],
  [siteMap.quote.path, (form, circumstances) => receiveQuoteForm(form, estimateRecord, circumstances)],
  [siteMap.demo.path, receiveDemoForm],
]);

/** Who receives a request that is a form sent by script (app/forms/reception.ts); undefined for any other request. */
export function receiverOf({ method, url = "/", headers }: IncomingMessage): Receiver | undefined {
  const isScript =
    method === "POST" &&
    headers["content-type"]?.startsWith("application/json") &&
    headers.accept?.startsWith("application/json");
  return isScript ? receivers.get(url.split("?", 1)[0] ?? "/") : undefined;
}

/**
 * Answers a form sent by script in JSON, before React Router: a request is kept at twice the rate, as nothing is
 * routed and no web request is made for it. The body's length has been checked (admission.ts).
 */
export async function answerForm(
  receive: Receiver,
  circumstances: Circumstances,
  siteHeaders: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form: SentForm = {
    headers: { get: (name) => String(request.headers[name] ?? "") },
    json: () => json(request),
    formData: () => Promise.reject(new TypeError("A form sent by script is JSON.")),
  };
  const { reception, status } = await receive(form, circumstances);
  const body = Buffer.from(JSON.stringify(reception));
  response
    .writeHead(status, {
      ...siteHeaders,
      "content-type": "application/json",
      "content-length": body.length,
      "cache-control": "no-store",
    })
    .end(body);
}
