import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import { promiseView } from "#app/company/response-promise.server.ts";
import { submitDemoForm } from "#app/demos/book-action.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { RequestContext, SentForm, Submission } from "#app/forms/submit-form.server.ts";
import type { SubmitResult } from "#app/forms/submit-result.ts";
import { isLocale } from "#app/i18n/locale.ts";
import { submitOrder } from "#app/pages/express-order/submit-order.server.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { submitContactForm } from "#app/requests/contact-request/submit.server.ts";
import { submitQuoteForm } from "#app/requests/quote-request/submit.server.ts";
import { siteMap } from "#app/site-map.ts";
import { noStore } from "./cache-control.ts";
import { limitResponseTime } from "./time-limit.ts";
import { retrySeconds } from "./unavailable-page.ts";

/**
 * How many forms are parsed and stored at once. The others wait as bytes, since the parsed bodies of fifteen hundred
 * connections filled the memory.
 */
const atOnce = pLimit(16);

type Submit = (form: SentForm, context: RequestContext, facts: CompanyFacts) => Promise<Submission>;

/** The handlers of forms sent as JSON, by path. The page's action handles a form that is posted without script. */
const formHandlers = new Map<string, Submit>([
  [siteMap.contactRequest.path, submitContactForm],
  [siteMap.expressOrder.path, submitOrder],
  [
    siteMap.quote.path,
    (form, context, facts) =>
      submitQuoteForm(form, (parameters) => estimateRecord(facts, parameters), context),
  ],
  [siteMap.demo.path, submitDemoForm],
]);

/** The handler of a form that a script sends as JSON (app/forms/submit-result.ts); undefined for any other request. */
export function formHandlerOf({ method, url = "/", headers }: IncomingMessage): Submit | undefined {
  const isJson =
    method === "POST" &&
    headers["content-type"]?.startsWith("application/json") &&
    headers.accept?.startsWith("application/json");
  return isJson ? formHandlers.get(url.split("?", 1)[0] ?? "/") : undefined;
}

/**
 * Handles a form sent as JSON without React Router, which takes half the time: nothing is routed and no Fetch Request
 * is created. The body's length has been checked (request-limits.ts).
 */
export async function handleJsonForm(
  submit: Submit,
  context: RequestContext,
  facts: CompanyFacts,
  siteHeaders: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, result: SubmitResult) => {
    const body = Buffer.from(JSON.stringify(result));
    response
      .writeHead(status, {
        ...siteHeaders,
        "content-type": "application/json",
        "content-length": body.length,
        "cache-control": noStore,
        ...(status === 503 ? { "retry-after": retrySeconds } : {}),
      })
      .end(body);
  };
  limitResponseTime(response, () => send(503, { ok: false, reason: "unavailable" }));
  const bytes = await buffer(response.req).catch(() => null);
  const form: SentForm = {
    headers: { get: (name) => String(response.req.headers[name] ?? "") },
    json: async () => JSON.parse(String(bytes)),
    formData: () => Promise.reject(new TypeError("A form sent by script is JSON.")),
  };
  const { posted, result, status } = await atOnce(() => submit(form, context, facts));
  if (response.headersSent) return;
  const locale = isLocale(posted.locale) ? posted.locale : "sv";
  const { both } = promiseView(facts.openingHours, context.now, locale);
  send(status, result.ok ? { ...result, details: { ...result.details, response: both } } : result);
}
